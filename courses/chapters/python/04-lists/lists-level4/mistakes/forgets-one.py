import player

basket = []
player.move_forward(4)
basket.append("mushroom")
player.turn_right()
player.move_forward(4)
player.turn_right()
player.move_forward(4)
basket.append("blueberry")
