import player

# {bed}
class Bed:
    def __init__(self, steps, seeds):
        self.steps = steps
        self.seeds = seeds

    def tend(self):
        player.move_forward(self.steps)
        player.plant(self.seeds)

# {thirsty}
class ThirstyBed(Bed):
    def tend(self):
        super().tend()
        player.water()

# {garden}
class Garden:
    def __init__(self):
        self.beds = []

    def __len__(self):
        return len(self.beds)

    def tend(self):
        for bed in self.beds:
            bed.tend()
            player.turn_right()

# {fill}
kinds = {"dry": Bed, "thirsty": ThirstyBed}
garden = Garden()
for kind, steps, seeds in plan:
    garden.beds.append(kinds[kind](steps, seeds))

# {report}
garden.tend()
player.speak(f"{len(garden)} beds")
