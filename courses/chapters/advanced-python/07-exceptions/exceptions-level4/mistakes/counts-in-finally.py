import player

eggs = 0
for nest in range(4):
    player.move_forward(2)
    player.turn_left()
    try:
        player.collect("egg")
    except player.NothingHereError:
        print("empty")
    finally:
        eggs += 1
        player.turn_right()
player.move_forward(2)
player.display(eggs)
