import player

def go(steps=3):
    player.move_forward(steps)

for i in range(3):
    go()
    player.turn_right()
    go(long)
    player.turn_left()
go()
