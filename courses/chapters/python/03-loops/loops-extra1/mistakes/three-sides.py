import player

for size in range(2, biggest + 1, 2):
    for side in range(3):
        player.move_forward(size)
        player.turn_right()
