import player

player.move_forward(first + second)
player.turn_right()
player.move_forward(second + third)
