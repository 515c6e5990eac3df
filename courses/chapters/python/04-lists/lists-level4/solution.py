import player

basket = []

# {first}
player.move_forward(3)
player.open()
basket.append("mushroom")

# {second}
player.turn_right()
player.move_forward(4)
player.open()
basket.append("raspberry")

# {third}
player.turn_right()
player.move_forward(3)
player.open()
basket.append("blueberry")
