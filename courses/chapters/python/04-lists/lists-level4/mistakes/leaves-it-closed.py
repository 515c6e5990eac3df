import player

basket = []
player.move_forward(3)
player.open()
basket.append("mushroom")
player.turn_right()
player.move_forward(4)
print(basket)
basket.append("raspberry")
player.turn_right()
player.move_forward(3)
player.open()
basket.append("blueberry")
