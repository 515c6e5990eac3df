import player

basket = []

# {first}
player.move_forward(3)
player.open()
basket.append("mushroom")

# {second}
player.turn_right()
player.move_forward(5)
player.open()

# {third}
player.move_backward(2)
player.turn_right()
player.move_forward(3)
