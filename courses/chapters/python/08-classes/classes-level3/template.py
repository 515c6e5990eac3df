import player

# {plan}
class Tractor:
    def shove(self, tiles):
        for i in range(tiles):
            player.push()
            player.move_forward()

# {walk}
tractor = Tractor()
tractor.shove(up)
player.turn_right()
