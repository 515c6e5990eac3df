import player

for side in range(sides):
    player.move_forward(2 + side // 2 * 2)
    player.turn_right()
