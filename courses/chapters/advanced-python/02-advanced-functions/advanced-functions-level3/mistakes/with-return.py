import player

triple = lambda number: return number * 3
player.move_forward(triple(2))
