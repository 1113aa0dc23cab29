. /tmp/AU9/m.sh
H="grade class handout ../h2"
t(){ m "$1" "$2" $H; head -4 /tmp/AU9/out; ( cd ../h2 && cp /tmp/AU9/dates-and-money/Solutions/1-dates/2-shop-clock/reference/*.swift Lessons/1-dates/2-shop-clock/; cp /tmp/AU9/dates-and-money/Solutions/1-dates/1-days-in-month/reference/*.swift Lessons/1-dates/1-days-in-month/;  cp /tmp/AU9/dates-and-money/Solutions/2-money/2-test-the-till/reference/*.swift Lessons/2-money/2-test-the-till/; grade lesson $3 2>&1 | head -12; grade doctor 2>&1 | grep -v ✔ | head -${4:-3} ); rm -rf ../h2*; }
LINES_MAX=2
t "checks.json damaged" "S(CT+'checks.json','\"format\" : 1,','\"format\" : 1,,')" 1.2 8
t "variants.json damaged" "S(TT+'variants.json','\"format\": 1,','\"format\": 1,,')" 2.2
t "suite doesn't compile" "S(DC,'gives expected','givs expected')" 1.1
t "suite changed after recording (name)" "S(DC,'A century is','The century is')" 1.1 10
t "check added after recording" "S(DC,'    @Test(\"A century','    @Test(\"Year 4\")\n    func four() throws {\n        try expect(2, 4, gives: 29)\n    }\n\n    @Test(\"A century')" 1.1
t "check removed after recording" "t=R(DC); a=t.index('    @Test(\"A century'); b=t.index('    @Test(\"Months that don'); W(DC,t[:a]+t[b:])" 1.1
