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
hens.append(Hen("Berta", 2))

# {ask}
for hen in hens:
    player.move_forward(3)
    hen.report()

player.ask("All here?")
