import player

seen = player.look()
