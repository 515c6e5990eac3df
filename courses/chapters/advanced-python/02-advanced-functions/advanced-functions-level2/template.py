import player

# {teach}
def order(**things):
    for name in things:
        player.move_forward(2)
        player.write(name)

# {call}
order(eggs=3, milk=2)
