import player

player.move_forward(13)
player.speak("3 white, 3 brown")
