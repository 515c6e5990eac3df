import player

eggs = 0

for nest in range(4):
    player.move_forward(2)
    player.turn_left()
    try:
        player.collect("egg")
        eggs += 1
    except player.NothingHereError:
        print("empty")
    player.turn_right()

try:
    pass
finally:
    pass

player.move_forward(2)
player.display(eggs)
