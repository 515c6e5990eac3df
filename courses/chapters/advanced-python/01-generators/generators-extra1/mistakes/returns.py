import player

def families():
    before = 0
    now = 1
    while True:
        return now
        together = before + now
        before = now
        now = together

rabbits = families()
for month in range(months):
    player.move_forward(2)
    player.speak(next(rabbits))
