import player

for pair in range(pairs):
    player.move_forward(length)
    player.turn_right()
    player.move_forward()
    player.turn_right()
    player.move_forward(length)
    player.turn_right()
    player.move_forward()
    player.turn_right()
