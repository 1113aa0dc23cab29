/// A given file.
let knownNames = ["Ada", "Bo"]
