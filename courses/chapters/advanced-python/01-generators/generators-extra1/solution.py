import player

# {plan}
def families():
    before = 0
    now = 1
    while True:
        yield now
        together = before + now
        before = now
        now = together

# {tell}
rabbits = families()
for month in range(months):
    player.move_forward(2)
    player.speak(next(rabbits))
