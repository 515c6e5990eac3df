import player

def deliver(number):
    if number < 0:
        raise ValueError("bad order")
    for i in range(number):
        player.place("bread")

for number in orders:
    player.move_forward(3)
    try:
        deliver(number)
    except ValueError as error:
        player.write(error)
