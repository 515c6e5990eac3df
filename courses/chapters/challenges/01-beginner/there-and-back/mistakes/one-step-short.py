import player

player.move_forward()
steps = int(player.read())
player.turn_right()
player.move_forward(steps)
player.turn_left()
player.turn_left()
player.move_forward(steps)
player.speak("Here it is!")
