import player

# {rows}
for pair in range(pairs):
    # {there}
    player.move_forward(length)
    player.turn_right()

    # {back}
