import player

player.move_forward(3)
player.write("The brave hen")
player.move_forward(4)
player.turn_left()
player.move_forward(2)
player.speak("there was a rabbit")
