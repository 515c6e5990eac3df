import player

def families():
    before = 0
    now = 1
    while True:
        yield now
        now = before + now

rabbits = families()
for month in range(months):
    player.move_forward(2)
    player.speak(next(rabbits))
