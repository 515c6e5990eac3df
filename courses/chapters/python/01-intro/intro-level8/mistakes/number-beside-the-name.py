import player

carrots = 5
player.move_forward(5)
