import player

carrots = 4
player.move_forward(carrots)
