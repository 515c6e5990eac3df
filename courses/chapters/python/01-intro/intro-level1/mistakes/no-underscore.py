import player

player.moveforward()
