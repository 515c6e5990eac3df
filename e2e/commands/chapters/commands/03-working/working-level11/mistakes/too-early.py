import player

player.place("bread")
