import player

eggs = 0

# {nests}
for nest in range(4):
    player.move_forward(2)
    player.turn_left()
    try:
        player.collect("egg")
        player.turn_right()
    except player.NothingHereError:
        print("empty")

# {tell}
player.move_forward(2)
player.display(eggs)
