import player

player.water()
