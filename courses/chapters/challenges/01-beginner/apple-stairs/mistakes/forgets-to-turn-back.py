import player

for stair in range(stairs):
    player.move_forward()
    player.turn_right()
    player.move_forward()
