import player

player.move_forward()
steps = player.read()
player.turn_right()
player.move_forward(steps)
player.turn_left()
player.turn_left()
player.move_forward(7)
player.speak("Here it is!")
