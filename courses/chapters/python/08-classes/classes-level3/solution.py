import player

# {plan}
class Scout:
    def go(self, steps):
        player.move_forward(steps)

# {walk}
scout = Scout()
scout.go(6)
player.turn_right()
scout.go(7)
