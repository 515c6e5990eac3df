import player

# {lamp}
class Lamp:
    def __init__(self):
        self.on = False

    def press(self):
        self.on = not self.on

# {lamps}
lamps = []
for i in range(count):
    lamps.append(Lamp())

# {rabbits}
for step in range(1, count + 1):
    for i in range(step, count + 1, step):
        lamps[i - 1].press()

# {walk}
for lamp in lamps:
    player.move_forward(2)
    if not player.can_move():
        player.turn_right()
    if lamp.on:
        player.place("lantern")
