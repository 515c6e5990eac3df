import player

logs = 4
needed = 4
enough = True
player.move_forward(5)
player.speak(enough)
player.build("bridge")
player.move_forward(4)
