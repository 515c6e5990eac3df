import player

player.move_forward(4)
player.speak("Good morning!")
