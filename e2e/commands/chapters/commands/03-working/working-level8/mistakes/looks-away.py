import player

player.move_forward(2)
player.turn_left()
player.water()
