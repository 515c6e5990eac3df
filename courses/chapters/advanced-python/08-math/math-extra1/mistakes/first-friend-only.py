import player
import math

def fits(spot):
    for friend, steps in zip(friends, heard):
        far = math.dist(friend, spot)
        return math.floor(far) == steps

bell = [0, 0]
for column in range(16):
    for row in range(11):
        if fits([column, row]):
            bell = [column, row]

column, row = player.position()
player.move_forward(bell[0] - column)
player.turn_right()
player.move_forward(bell[1] - row)
