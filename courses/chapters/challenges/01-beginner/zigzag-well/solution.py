import player

# {length}
steps = 3

# {way}
player.move_forward(steps)
player.turn_right()
player.move_forward(steps)
player.turn_left()
player.move_forward(steps)
player.turn_right()
player.move_forward(steps)

# {tell}
player.write(steps)
