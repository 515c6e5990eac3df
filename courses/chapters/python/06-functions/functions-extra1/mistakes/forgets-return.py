import player

def turn(side):
    if side == "left":
        player.turn_left()
    else:
        player.turn_right()

def jump(side):
    player.move_forward(2)
    turn(side)
    player.move_forward()

steps = 0
for side in jumps:
    steps += jump(side)
player.speak(f"{steps} steps")
