import player
from dataclasses import dataclass

@dataclass
class Creature:
    name: str
    sound: str = "Hello"

    def greet(self):
        text = f"{self.name}: {self.sound}"
        player.speak(text)

family = [
    Creature("Fluff"),
    Creature("Zip", "Bzzz"),
    Creature("Smoky"),
]

for creature in family:
    player.move_forward(4)
    creature.greet()
