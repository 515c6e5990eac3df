import player

person = "Odo"
ears = 0

while person in tells:
    player.move_forward(steps[person])
    person = tells[person]
    player.speak(f"Psst, {person}!")
    player.turn_right()
    ears += 1
