import player

for i in range(stairs):
    player.turn_right()
    player.move_forward()
    player.turn_left()
    player.move_forward()
    player.turn_left()
