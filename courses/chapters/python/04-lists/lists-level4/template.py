import player

basket = []

# {first}
player.move_forward(4)
basket.append("mushroom")

# {second}
player.turn_right()
player.move_forward(4)

# {third}
player.turn_right()
player.move_forward(4)
