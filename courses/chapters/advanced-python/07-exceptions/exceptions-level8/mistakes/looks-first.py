import player

for part in range(3):
    while player.can_move():
        player.move_forward()
    player.turn_right()
player.speak("No wall stops me!")
