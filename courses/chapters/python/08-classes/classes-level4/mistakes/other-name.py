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
player.turn_right()
player.move_forward(3)
