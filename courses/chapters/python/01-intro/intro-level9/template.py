import player

# {number}
steps = 1

# {up}
player.move_forward(steps)

# {right}
player.turn_right()
