import player

# {teach}
def order(**things):
    for name, number in things.items():
        player.move_forward(2)
        player.write(f"{name}: {number}")

# {call}
order(eggs=3, milk=2)
