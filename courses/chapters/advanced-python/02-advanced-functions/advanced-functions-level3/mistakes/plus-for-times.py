import player

triple = lambda number: number + 3
player.move_forward(triple(2))
player.turn_right()
player.move_forward(triple(3))
