import player

basket = ("apple", "pear")
prices = {"apple": 2, "pear": 3}
