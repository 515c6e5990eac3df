import player

class Pet:
    def __init__(self, name, sound):
        self.name = name
        self.sound = sound

    def introduce(self):
        player.speak(f"{self.sound}! I am {self.name}")

pets = [Pet("Dora"), Pet("Kit"), Pet("Woolly")]
for pet in pets:
    player.move_forward(3)
    pet.introduce()
