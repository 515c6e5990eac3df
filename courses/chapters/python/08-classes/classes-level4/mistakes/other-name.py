import player

# {plan}
class Stable:
    def open_door(self):
        player.open()

# {walk}
player.move_forward(6)
player.turn_left()

# {use}
stable = Stable()
stable.let_out()

# {wait}
player.move_backward()
