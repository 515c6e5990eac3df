import player

# {plan}
class Stable:
    def __init__(self, name):
        self.name = name

    def shut(self):
        player.turn_left()
        player.close()
        player.turn_right()
        player.write(self.name)

# {make}
stables = []
for name in names:
    stables.append(Stable(name))

# {call}
for stable in stables:
    player.move_forward(2)
    stables.shut()
