import player

player.move_forward(6)
player.turn_left()
player.move_forward(3)
player.speak("Hello!")
