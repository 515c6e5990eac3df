import player
import math

def fits(spot):
    for friend, steps in zip(friends, heard):
        across = abs(friend[0] - spot[0])
        far = across + abs(friend[1] - spot[1])
        if math.floor(far) != steps:
            return False
    return True

bell = [0, 0]
for column in range(16):
    for row in range(11):
        if fits([column, row]):
            bell = [column, row]

column, row = player.position()
player.move_forward(bell[0] - column)
player.turn_right()
player.move_forward(bell[1] - row)
