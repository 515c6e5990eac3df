import player

# {first}
player.move_forward(3)
seconds = first // 340
player.speak("He" + "y" * seconds + "!")

# {second}
player.turn_right()
player.move_forward(5)

# {third}
player.turn_left()
player.move_forward(3)
