import player

# {frames}
for size in range(2, biggest + 1, 2):
    for side in range(4):
        player.move_forward(size)
        player.turn_right()
