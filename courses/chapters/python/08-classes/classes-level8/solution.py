import player

# {plan}
class Basket:
    def __init__(self):
        self.berries = 0

    def add(self, number):
        self.berries += number

basket = Basket()

# {first}
player.move_forward(5)
basket.add(first)

# {second}
player.turn_right()
player.move_forward(7)
basket.add(second)

# {tell}
player.speak(basket.berries)
