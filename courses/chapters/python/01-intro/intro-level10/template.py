import player

# {first}
steps = 2
player.move_forward(steps)

# {second}
player.turn_right()
player.move_forward(steps)
