import player

class Scout:
    def go(self, steps):
        player.move_forward(steps)

scout = Scout()
scout.go(up)
player.turn_right()
Scout.go(along)
