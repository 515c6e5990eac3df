import player

basket = []
player.move_forward(3)
player.open()
basket.append("mushroom")
player.turn_right()
player.move_forward(5)
print(basket)
basket.append("raspberry")
player.move_backward(2)
player.turn_right()
player.move_forward(3)
player.open()
basket.append("blueberry")
