import player

player.build("bridge")
