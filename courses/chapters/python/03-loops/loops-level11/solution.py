import player

# {rows}
for pair in range(pairs):
    # {there}
    player.move_forward(length)
    player.turn_right()
    player.move_forward()
    player.turn_right()

    # {back}
    player.move_forward(length)
    player.turn_left()
    player.move_forward()
    player.turn_left()
