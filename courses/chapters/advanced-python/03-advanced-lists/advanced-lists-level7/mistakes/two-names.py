import player

first, second = plan
player.move_forward(first)
player.turn_right()
player.move_forward(second)
