import player

class Cart:
    def __init__(self, load):
        self.load = load

    def __str__(self):
        return f"=[{self.load}]"

class Loud(Cart):
    def __str__(self):
        return super().__str__() + "!"

class Long(Cart):
    def __str__(self):
        return super().__str__() + f"[{self.load}]"

class Train:
    def __init__(self):
        self.carts = []

    def __str__(self):
        return "@" + str(self.carts)

kinds = {"cart": Cart}
kinds["loud"] = Loud
kinds["long"] = Long
train = Train()
for steps, kind, load in plan:
    train.carts.append(kinds[kind](load))
    player.move_forward(steps)
    player.write(str(train))
    player.turn_right()
