import player

# {lamp}
class Lamp:
    def __init__(self):
        self.on = False

    def press(self):
        pass

# {lamps}
lamps = []

# {rabbits}
for step in range(1, count + 1):
    print(step)

# {walk}
for lamp in lamps:
    player.move_forward(2)
    if not player.can_move():
        player.turn_right()
    if lamp.on:
        player.place("lantern")
