import player

def go():
    player.move_forward()

for i in range(3):
    go()
    player.turn_right()
    go(long)
    player.turn_left()
go()
