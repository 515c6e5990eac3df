import player

# {teach}
def go(steps):
    player.move_forward(steps)

# {path}
for i in range(3):
    go()
    player.turn_right()
    go(long)
    player.turn_left()
go()
