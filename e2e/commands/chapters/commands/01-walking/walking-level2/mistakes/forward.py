import player

player.move_backward(-3)
