import player

# {plan}
class Animal:
    def __init__(self, name):
        self.name = name

    def introduce(self):
        player.speak(f"I am {self.name}")

# {make}
animals = []
for name in names:
    animals.append(name)

# {call}
for animal in animals:
    player.move_forward(2)
