import player

found = {}

# {look}
for i in range(6):
    player.move_forward()
    player.turn_left()
    thing = player.look()
    found[thing] = 1
    player.turn_right()
    player.move_forward()

# {tell}
player.move_forward()
for name in order:
    number = found.get(name, 0)
    player.speak(f"{name}: {number}")
player.combine("soup")
