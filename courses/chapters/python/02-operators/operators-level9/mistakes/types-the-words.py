import player

logs = 6
price = 4
player.move_forward(logs + 1)
player.build("bridge")
player.move_forward(4)
player.speak("2 logs left")
