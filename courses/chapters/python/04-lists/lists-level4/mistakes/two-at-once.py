import player

basket = []
player.move_forward(3)
player.open()
basket.append("mushroom")
player.turn_right()
player.move_forward(4)
player.open()
print(basket)
player.turn_right()
player.move_forward(3)
player.open()
basket.append("raspberry", "blueberry")
