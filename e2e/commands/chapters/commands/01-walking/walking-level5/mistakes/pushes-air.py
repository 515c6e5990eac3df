import player

player.push()
