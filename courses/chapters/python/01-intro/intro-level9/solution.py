import player

# {number}
steps = 4

# {up}
player.move_forward(steps)

# {right}
player.turn_right()
player.move_forward(steps)
