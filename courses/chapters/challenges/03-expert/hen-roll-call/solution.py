import player

# {plan}
class Hen:
    def __init__(self, name, eggs):
        self.name = name
        self.eggs = eggs

    def report(self):
        laid = f"laid {self.eggs}"
        player.speak(f"{self.name} {laid}")
        player.place("corn")

# {make}
hens = []
for name, eggs in nests.items():
    hens.append(Hen(name, eggs))

# {ask}
for hen in hens:
    player.move_forward(3)
    hen.report()

player.ask("All here?")
