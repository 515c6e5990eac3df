import player

player.move_forward(meadow)
for step in range(stairs):
    player.move_forward()
    player.turn_left()
    player.move_forward()
    player.turn_right()
