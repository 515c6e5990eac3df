import player

for row in range(rows):
    # {row}
    player.turn_left()
    player.move_forward(3)
    player.plant("radishSeeds")
    player.move_backward(3)

    # {next}
    player.turn_right()
    player.move_forward(3)
