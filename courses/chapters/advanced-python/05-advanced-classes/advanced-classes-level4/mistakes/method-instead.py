import player

class Basket:
    price = 2

    def worth(self):
        return player.count("apple") * self.price

basket = Basket()
player.move_forward(6)
player.display(basket.worth())
player.turn_right()
player.move_forward(8)
player.display(basket.worth())
