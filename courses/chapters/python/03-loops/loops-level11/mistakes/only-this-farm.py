import player

for pair in range(2):
    player.move_forward(8)
    player.turn_right()
    player.move_forward()
    player.turn_right()
    player.move_forward(8)
    player.turn_left()
    player.move_forward()
    player.turn_left()
