import player

for part in range(3):
    try:
        while player.can_move():
            player.move_forward()
    except player.BumpedError:
        print("never")
    player.turn_right()
player.speak("No wall stops me!")
