import player

# {plan}
class Stable:
    pass

def let_out(self):
    player.open()

# {walk}
player.move_forward(6)
player.turn_left()

# {use}
stable = Stable()
stable.let_out()

# {wait}
player.move_backward()
