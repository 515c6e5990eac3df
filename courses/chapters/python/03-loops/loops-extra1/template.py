import player

# {frames}
for size in range(2, 5, 2):
    player.move_forward(size)
    player.turn_right()
