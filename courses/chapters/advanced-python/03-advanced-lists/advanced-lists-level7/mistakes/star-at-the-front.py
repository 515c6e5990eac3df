import player

*first, rest = plan
player.move_forward(first)
player.turn_right()
player.move_forward(rest)
