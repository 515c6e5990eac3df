import player

for stair in range(4):
    player.move_forward()
    player.turn_right()
    player.move_forward()
    player.turn_left()
