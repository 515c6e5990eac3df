import player

def turn(side):
    if side == "left":
        player.turn_left()
    else:
        player.turn_right()

def jump(side):
    player.move_forward()
    turn(side)
    player.move_forward()
    return 3

steps = 0
for side in jumps:
    steps += jump(side)
player.speak(f"{steps} steps")
