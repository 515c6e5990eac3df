import player

ears = 0

for person in tells:
    player.move_forward(steps[person])
    player.speak(f"Psst, {person}!")
    player.turn_right()
    ears += 1
