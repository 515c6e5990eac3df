import player

# {push}
for i in range(steps):
player.push()
player.move_forward()

# {turn}
player.turn_left()
player.move_forward(2)
