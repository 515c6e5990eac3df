import player

steps = 20

for part in range(4):
    try:
        player.move_forward(steps)
    except:
        player.turn_right()
