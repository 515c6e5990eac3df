import player

player.move_forward(6)
player.speak(f"I am {called}")
player.move_forward(4)
player.speak("I am Mia")
