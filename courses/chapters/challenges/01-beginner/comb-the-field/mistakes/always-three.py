import player

for row in range(3):
    player.turn_left()
    player.move_forward(4)
    player.move_backward(4)
    player.turn_right()
    player.move_forward(3)
