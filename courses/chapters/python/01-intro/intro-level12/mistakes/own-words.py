import player

player.move_forward()
greeting = player.read()
player.turn_right()
player.move_forward(2)
player.speak("Good morning!")
player.move_forward(5)
player.speak("Good morning!")
