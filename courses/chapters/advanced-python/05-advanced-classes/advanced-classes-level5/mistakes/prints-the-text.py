import player

# {plan}
class Pumpkin:
    def __init__(self, owner, weight):
        self.owner = owner
        self.weight = weight

    def __str__(self):
        print(f"{self.owner}: {self.weight} kg")

    def __lt__(self, other):
        return self.weight < other.weight

# {all}
pumpkins = []
for owner, weight in entries:
    pumpkins.append(Pumpkin(owner, weight))

# {round}
player.move_forward()
for pumpkin in sorted(pumpkins):
    player.write(str(pumpkin))
    player.move_forward(5)
    player.turn_right()
