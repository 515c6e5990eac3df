import player

class Basket:
    def __init__(self):
        self.berries = 0

    def add(self, number):
        berries += number

basket = Basket()

player.move_forward(5)
basket.add(first)

player.turn_right()
player.move_forward(7)
basket.add(second)

player.speak(basket.berries)
