import player

class Lamp:
    def __init__(self):
        self.on = False

    def press(self):
        self.on = not self.on

lamps = []
for i in range(count):
    lamps.append(Lamp())

for step in range(1, count + 1):
    lamps[step - 1].press()

for lamp in lamps:
    player.move_forward(2)
    if not player.can_move():
        player.turn_right()
    if lamp.on:
        player.place("lantern")
