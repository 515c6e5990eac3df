import player

# {cart}
class Cart:
    def __init__(self, load):
        self.load = load

    def __str__(self):
        return f"=[{self.load}]"

# {special}
class Loud(Cart):
    pass

class Long(Cart):
    pass

# {train}
class Train:
    def __init__(self):
        self.carts = []

# {go}
kinds = {"cart": Cart}
kinds["loud"] = Loud
kinds["long"] = Long
train = Train()
for steps, kind, load in plan:
    train.carts.append(kinds[kind](load))
    player.move_forward(steps)
    player.write(str(train))
    player.turn_right()
