import player

# {turn}
def turn(side):
    if side == "left":
        player.turn_left()
    else:
        player.turn_right()

# {jump}
def jump(side):
    player.move_forward(2)
    turn(side)
    player.move_forward()
    return 3

# {ride}
steps = 0
for side in jumps:
    steps += jump(side)
player.speak(f"{steps} steps")
