import player

# {parcel}
class Parcel:
    def __init__(self, name):
        self.name = name

    def label(self):
        player.write(f"For {self.name}")

# {drink}
class Drink(Parcel):
    def __init__(self, name, drink):
        super().__init__()
        self.drink = drink

    def deliver(self):
        self.label()
        player.combine(self.drink)

# {round}
for name, drink, steps in gifts:
    player.move_forward(steps)
    Drink(name, drink).deliver()
    player.turn_left()
