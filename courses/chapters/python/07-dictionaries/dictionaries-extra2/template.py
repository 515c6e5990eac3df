import player

person = "Odo"
ears = 0

# {secret}
person = tells[person]
player.move_forward(steps[person])
player.speak(f"Psst, {person}!")
player.turn_right()
