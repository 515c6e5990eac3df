import player

for row in range(rows):
    # {row}
    player.turn_left()
    player.move_forward(4)
    player.move_backward(4)

    # {next}
    player.turn_right()
    player.move_forward(3)
