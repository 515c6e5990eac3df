import player
from dataclasses import dataclass

# {plan}
@dataclass
class Creature:
    sound: str = "Hello"
    name: str

    def greet(self):
        text = f"{self.name}: {self.sound}"
        player.speak(text)

# {family}
family = [Creature("Fluff")]

# {parade}
for creature in family:
    player.move_forward(4)
    creature.greet()
