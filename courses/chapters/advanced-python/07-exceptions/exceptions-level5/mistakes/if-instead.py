import player

for number in orders:
    player.move_forward(3)
    if number < 1:
        player.write("bad order")
    for i in range(number):
        player.place("bread")
