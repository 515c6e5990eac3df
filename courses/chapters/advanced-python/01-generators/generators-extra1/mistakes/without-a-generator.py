import player

before = 0
now = 1
for month in range(months):
    player.move_forward(2)
    player.speak(now)
    together = before + now
    before = now
    now = together
