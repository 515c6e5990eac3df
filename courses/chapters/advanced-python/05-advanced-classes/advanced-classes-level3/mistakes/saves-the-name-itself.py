import player

class Parcel:
    def __init__(self, name):
        self.name = name

    def label(self):
        player.write(f"For {self.name}")

class Drink(Parcel):
    def __init__(self, name, drink):
        self.name = name
        self.drink = drink

    def deliver(self):
        self.label()
        player.combine(self.drink)

for name, drink, steps in gifts:
    player.move_forward(steps)
    Drink(name, drink).deliver()
    player.turn_left()
