import player

class Animal:
    food = "hay"

    def feed(self):
        player.place(self.food)

class Cow(Animal):
    pass

class Sheep(Animal):
    pass

class Hen:
    food = "corn"

    def feed(self):
        player.place(self.food)

kinds = {
    "cow": Cow,
    "sheep": Sheep,
    "hen": Hen,
}
for kind, steps in yard:
    player.move_forward(steps)
    kinds[kind]().feed()
    player.turn_right()
