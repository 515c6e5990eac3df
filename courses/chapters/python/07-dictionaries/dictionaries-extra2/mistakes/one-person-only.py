import player

person = "Odo"
ears = 0

if person in tells:
    person = tells[person]
    player.move_forward(steps[person])
    player.speak(f"Psst, {person}!")
    player.turn_right()
    ears += 1
