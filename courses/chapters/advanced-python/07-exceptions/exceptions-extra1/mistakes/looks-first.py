import player

steps = 0
while player.look() != "cat":
    if player.can_move():
        player.move_forward()
        steps += 1
    else:
        player.turn_right()
player.speak(steps)
