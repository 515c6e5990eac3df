import player

player.move_forward(4)
name = player.read()
player.speak(name)
