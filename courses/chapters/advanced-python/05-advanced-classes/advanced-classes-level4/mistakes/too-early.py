import player

# {basket}
class Basket:
    price = 2

    def __init__(self):
        apples = player.count("apple")
        self.worth = apples * self.price

# {first}
player.move_forward(6)
basket = Basket()
player.display(basket.worth)

# {second}
player.turn_right()
player.move_forward(8)
player.display(basket.worth)
