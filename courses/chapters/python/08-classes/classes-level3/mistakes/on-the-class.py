import player

class Scout:
    def go(self, steps):
        player.move_forward(steps)

scout = Scout()
scout.go(6)
player.turn_right()
Scout.go(7)
