import player

player.move_forward(2)
player.speak("Once upon a time")
