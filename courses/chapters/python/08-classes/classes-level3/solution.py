import player

# {plan}
class Scout:
    def go(self, steps):
        player.move_forward(steps)

# {walk}
scout = Scout()
scout.go(up)
player.turn_right()
scout.go(along)
