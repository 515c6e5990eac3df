import player

# {length}
steps = 2

# {way}
player.move_forward(steps)
player.turn_right()
player.move_forward(steps)
player.turn_left()

# {tell}
