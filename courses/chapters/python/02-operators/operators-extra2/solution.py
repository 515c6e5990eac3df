import player

# {first}
player.move_forward(3)
seconds = first * 2 // 340
player.speak("He" + "y" * seconds + "!")

# {second}
player.turn_right()
player.move_forward(5)
seconds = second * 2 // 340
player.speak("He" + "y" * seconds + "!")

# {third}
player.turn_left()
player.move_forward(3)
seconds = third * 2 // 340
player.speak("He" + "y" * seconds + "!")
