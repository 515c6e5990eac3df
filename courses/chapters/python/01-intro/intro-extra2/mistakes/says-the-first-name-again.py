import player

player.move_forward(4)
name = player.read()
player.speak(name)

player.turn_right()
player.move_forward(7)
player.speak(name)
