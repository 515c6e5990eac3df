import player

carrots = 1
player.move_forward(5)
