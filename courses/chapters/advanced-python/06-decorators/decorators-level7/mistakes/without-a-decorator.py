import player

for act in range(3):
    player.move_forward(3)
    player.speak("Ta-da!")
    player.turn_right()
