import player

for size in range(2, biggest + 1, 2):
    for side in range(4):
        player.move_forward(2)
        player.turn_right()
