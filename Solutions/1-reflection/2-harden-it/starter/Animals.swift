// Sample classes for trying out the reader. Nothing in this file is graded.

class Animal {
    private var name = "Ada"
    private var keeper: String?
    private var legs = 4
}

class Dog: Animal {
    private var legs = 3
    private weak var rival: Animal?
}

final class Puppy: Dog {
    private var weight: Double? = 2.5
}
