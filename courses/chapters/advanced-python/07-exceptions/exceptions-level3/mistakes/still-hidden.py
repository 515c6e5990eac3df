import player

steps = 20
for part in range(4):
    try:
        player.move_forward(step)
    except Exception:
        player.turn_right()
