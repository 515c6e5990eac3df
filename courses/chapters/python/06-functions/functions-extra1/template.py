import player

# {turn}
def turn(side):
    player.turn_right()

# {jump}
def jump(side):
    player.move_forward(2)
    turn(side)

# {ride}
steps = 0
for side in jumps:
    jump(side)
player.speak(f"{steps} steps")
