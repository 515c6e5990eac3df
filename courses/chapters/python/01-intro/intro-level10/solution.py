import player

# {first}
steps = 2
player.move_forward(steps)

# {second}
player.turn_right()
steps = 5
player.move_forward(steps)
