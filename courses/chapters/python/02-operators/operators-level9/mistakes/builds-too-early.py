import player

logs = 6
price = 4
player.move_forward(logs)
player.build("bridge")
