final class Coin {
    var cents: Int

    init(cents: Int) {
        self.cents = cents
    }
}

// This box leaks on purpose. CoinBoxTests shows how.
final class CoinBox {
    private(set) var coins: [Coin] = []

    func take(_ coin: Coin) {
        coins.append(coin)
    }
}
