import player

# {plan}
class Stable:
    pass

# {walk}
player.move_forward(6)
player.turn_left()

# {use}
stable = Stable()
stable.let_out()

# {wait}
player.move_backward()
