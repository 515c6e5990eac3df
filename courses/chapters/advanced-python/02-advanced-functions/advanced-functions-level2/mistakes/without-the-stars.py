import player

def order(eggs, milk):
    player.move_forward(2)
    player.write(f"eggs: {eggs}")
    player.move_forward(2)
    player.write(f"milk: {milk}")

order(eggs=3, milk=2)
