import player

player.move_forward()
player.speak("Good morning!")
player.move_forward()
player.move_forward()
