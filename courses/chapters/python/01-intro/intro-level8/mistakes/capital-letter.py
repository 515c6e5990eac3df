import player

Carrots = 5
player.move_forward(carrots)
