import player

basket = []
player.move_forward(4)
basket.append("mushroom")
player.turn_right()
player.move_forward(4)
basket = "raspberry"
player.turn_right()
player.move_forward(4)
basket = "blueberry"
