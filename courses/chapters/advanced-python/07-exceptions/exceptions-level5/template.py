import player

# {deliver}
def deliver(number):
    for i in range(number):
        player.place("bread")

# {round}
for number in orders:
    player.move_forward(3)
    deliver(number)
