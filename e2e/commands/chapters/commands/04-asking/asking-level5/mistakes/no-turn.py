import player

way = player.facing()
