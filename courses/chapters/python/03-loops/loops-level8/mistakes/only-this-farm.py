import player

for i in range(6):
    player.move_forward()
    player.turn_right()
    player.move_forward()
    player.turn_left()
