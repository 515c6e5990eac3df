import player

class Basket:
    def __init__(self):
        self.berries = 0

    def add(self, number):
        berries += number

basket = Basket()

player.move_forward(5)
basket.add(3)

player.turn_right()
player.move_forward(7)
basket.add(4)

player.speak(basket.berries)
