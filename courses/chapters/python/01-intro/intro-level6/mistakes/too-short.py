import player

player.move_forward(5)
player.turn_left()
player.move_forward(3)
player.speak("Hello!")
