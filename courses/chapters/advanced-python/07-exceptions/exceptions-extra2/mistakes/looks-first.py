import player

for steps in walks:
    for step in range(steps):
        if player.can_move():
            player.move_forward()
        else:
            player.speak(f"Sorry, {player.look()}!")
            player.turn_right()
            break
