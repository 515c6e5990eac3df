import player

player.move_forward(3)
player.speak("Once upon a time")
player.move_forward(4)
player.turn_left()
player.move_forward(2)
player.speak("there was a rabbit")
