import player

note = player.read()
