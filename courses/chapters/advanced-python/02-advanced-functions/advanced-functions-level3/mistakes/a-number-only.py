import player

triple = 3
player.move_forward(triple(2))
