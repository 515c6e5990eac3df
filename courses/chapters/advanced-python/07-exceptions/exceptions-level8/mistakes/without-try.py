import player

for part in range(3):
    player.move_forward(9)
    player.turn_right()
player.speak("No wall stops me!")
