import player

player.move_forward(3)
if weather = "rain":
    player.turn_left()
else:
    player.turn_right()
