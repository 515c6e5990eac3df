import player

steps = 20

# {path}
for part in range(4):
    try:
        player.move_forward(step)
    except:
        player.turn_right()
