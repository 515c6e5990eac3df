import player

# {plan}
class Pumpkin:
    def __init__(self, owner, weight):
        self.owner = owner
        self.weight = weight

    def __str__(self):
        return self.owner

    def __lt__(self, other):
        return self.owner < other.owner

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
