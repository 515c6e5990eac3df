import player

def go():
    player.move_forward()

for i in range(3):
    go()
    player.turn_right()
    go(3)
    player.turn_left()
go()
