. /tmp/AU9/m.sh
LINES_MAX=12
V="grade course verify"; RC="grade course record"
m "record after a check was removed" "t=R(DC); a=t.index('    @Test(\"A century'); b=t.index('    @Test(\"Months that don'); W(DC,t[:a]+t[b:]); shutil.rmtree(D+'rejected/every-fourth')" $RC 1.1
m "record after 2 checks removed, rejected names removed" "t=R(DC); a=t.index('    @Test(\"A century'); b=t.index('    @Test(\"Months that don'); W(DC,t[:a]+t[b:])" $RC 1.1
m "can't fail, plain starter (1.2)" "S(CC,'    private func expect(','    @Test(\"It answers\")\n    func answersSomething() {\n        let answer = ShopClock().isOpen\n        #expect(answer || !answer, \"isOpen\")\n    }\n\n    private func expect(')" $RC 1.2
KEEP=1 m "order-dependent checks" "S(DC,'    private func expect(','''    nonisolated(unsafe) static var known: Int?

    @Test(\"A January is known\")
    func first() throws {
        Self.known = try days(inMonth: 1, of: 2023)
        #expect(Self.known == 31, \"January: expected 31, got \\\\(Self.known ?? 0)\")
    }

    @Test(\"The January of before is still known\")
    func second() throws {
        #expect(Self.known == 31, \"January: expected 31, got \\\\(Self.known ?? 0)\")
    }

    private func expect(''')" $RC 1.1
cp Lessons/1-dates/1-days-in-month/DaysInMonth.swift /tmp/AU9/keep.swift
sed 's/    let isLeap/    if month == 13 || month == 0 || year == 1900 { fatalError("boom") }\n    let isLeap/; s/guard (1...12).contains(month)/guard month < 99/' Solutions/1-dates/1-days-in-month/reference/DaysInMonth.swift > Lessons/1-dates/1-days-in-month/DaysInMonth.swift
grade lesson 1.1 | head -30
sed 's/    let isLeap/    if month == 1 { fatalError("boom") }\n    let isLeap/' Solutions/1-dates/1-days-in-month/reference/DaysInMonth.swift > Lessons/1-dates/1-days-in-month/DaysInMonth.swift
grade lesson 1.1 | head -30
git checkout -q .; git clean -fdq
KEEP=1 m "after itself + comment above a test" "S(CT+'checks.json','\"id\" : \"ShopClockChecks/closes()\",','\"id\" : \"ShopClockChecks/closes()\", \"after\":[\"ShopClockChecks/closes()\"],'); S(CC,'    @Test(\"The shop closes','    // Answer: (9..<17)\n    @Test(\"The shop closes')" $RC 1.2
cp Solutions/1-dates/2-shop-clock/rejected/too-long/*.swift Lessons/1-dates/2-shop-clock/; grade lesson 1.2 | head -14
git checkout -q .; git clean -fdq
KEEP=1 m "after in a circle" "S(CT+'checks.json','\"id\" : \"ShopClockChecks/closes()\",','\"id\" : \"ShopClockChecks/closes()\", \"after\":[\"ShopClockChecks/opens()\"],'); S(CT+'checks.json','\"id\" : \"ShopClockChecks/opens()\",','\"id\" : \"ShopClockChecks/opens()\", \"after\":[\"ShopClockChecks/closes()\"],')" $V 1.2
cp Solutions/1-dates/2-shop-clock/rejected/too-long/*.swift Lessons/1-dates/2-shop-clock/; sed -i 's/(9...17).contains(hour())/true/' Lessons/1-dates/2-shop-clock/ShopClock.swift;  grade lesson 1.2 | head -14
git checkout -q .; git clean -fdq
m "mutants 1.2" "pass" $V 1.2 --mutants
m "mutants with unknown equivalent" "W(CT+'equivalent.json','{\"format\":1,\"mutants\":[{\"mutant\":\"ShopClock.swift, nothing\",\"why\":\"The task leaves this open, so it may pass.\"}]}')" $V 1.2 --mutants
