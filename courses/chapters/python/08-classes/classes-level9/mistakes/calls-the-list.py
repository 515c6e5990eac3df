import player

class Animal:
    def __init__(self, name):
        self.name = name

    def introduce(self):
        player.speak(f"I am {self.name}")

animals = []
for name in names:
    animals.append(Animal(name))

for animal in animals:
    player.move_forward(2)
    animals.introduce()
