import player

eggs = 0

# {nests}
for nest in range(4):
    player.move_forward(2)
    player.turn_left()
    try:
        player.collect("egg")
    except player.NothingHereError:
        print("empty")
    else:
        eggs += 1
    finally:
        player.turn_right()

# {tell}
player.move_forward(2)
player.display(eggs)
