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

# {garden}

# {fill}

# {report}
