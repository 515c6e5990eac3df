import player
import math

# {fits}
def fits(spot):
    for friend, steps in zip(friends, heard):
        far = math.dist(friend, spot)
        if math.floor(far) != steps:
            return False
    return True

# {search}
bell = [0, 0]
for column in range(16):
    for row in range(11):
        if fits([column, row]):
            bell = [column, row]

# {go}
column, row = player.position()
player.move_forward(bell[0] - column)
player.turn_right()
player.move_forward(bell[1] - row)
