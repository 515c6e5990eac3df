import player

basket = []
player.move_forward(3)
player.open()
basket.append("mushroom")
player.turn_right()
player.move_forward(5)
player.open()
print(basket)
player.move_backward(2)
player.turn_right()
player.move_forward(3)
player.open()
basket.append("blueberry")
