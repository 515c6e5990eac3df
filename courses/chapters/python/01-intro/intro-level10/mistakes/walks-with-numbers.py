import player

steps = 2
player.move_forward(2)
player.turn_right()
steps = 5
player.move_forward(5)
