import player
from dataclasses import dataclass

# {plan}
@dataclass
class Creature:
    name: str
    sound: str = "Hello"

    def greet(self):
        text = f"{self.name}: {self.sound}"
        player.speak(text)

# {family}
family = [Creature("Fluff"), Creature("Zip")]

# {parade}
for creature in family:
    player.move_forward(4)
    creature.greet()
