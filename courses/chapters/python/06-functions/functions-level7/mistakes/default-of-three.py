import player

def go(steps=3):
    player.move_forward(steps)

for i in range(3):
    go()
    player.turn_right()
    go(3)
    player.turn_left()
go()
