import player

def order(**things):
    for name, number in things:
        player.move_forward(2)
        player.write(f"{name}: {number}")

order(eggs=3, milk=2)
