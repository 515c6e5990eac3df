import player

for thing in order:
    player.move_forward(2)
    player.turn_left()
    player.collect("pumpkin")
    player.turn_right()
