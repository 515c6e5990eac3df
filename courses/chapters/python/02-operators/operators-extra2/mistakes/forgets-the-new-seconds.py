import player

player.move_forward(3)
seconds = first * 2 // 340
player.speak("He" + "y" * seconds + "!")

player.turn_right()
player.move_forward(5)
player.speak("He" + "y" * seconds + "!")

player.turn_left()
player.move_forward(3)
player.speak("He" + "y" * seconds + "!")
