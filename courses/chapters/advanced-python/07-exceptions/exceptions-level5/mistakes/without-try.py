import player

def deliver(number):
    if number < 1:
        raise ValueError("bad order")
    for i in range(number):
        player.place("bread")

for number in orders:
    player.move_forward(3)
    deliver(number)
