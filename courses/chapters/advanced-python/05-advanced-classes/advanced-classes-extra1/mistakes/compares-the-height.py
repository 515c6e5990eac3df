import player

class Castle:
    def __init__(self, owner, height):
        self.owner = owner
        self.height = height

    @property
    def points(self):
        return self.height

    def __str__(self):
        name = self.owner
        return f"{name}: {self.points}"

    def __lt__(self, other):
        return self.height < other.height

class Moat(Castle):
    @property
    def points(self):
        return super().points + 5

kinds = {"plain": Castle, "moat": Moat}
row = []
for kind, owner, height in castles:
    row.append(kinds[kind](owner, height))

for castle in sorted(row, reverse=True):
    player.move_forward(3)
    player.write(str(castle))
    player.turn_right()
    player.move_forward(2)
    player.turn_left()
