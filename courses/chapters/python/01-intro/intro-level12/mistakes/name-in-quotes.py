import player

greeting = "Good evening!"
player.move_forward(3)
player.speak("greeting")
player.move_forward(5)
player.speak("greeting")
