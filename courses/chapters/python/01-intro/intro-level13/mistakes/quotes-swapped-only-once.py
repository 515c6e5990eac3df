import player

steps = '6'
cheer = "Hooray!"
player.move_forward(steps)
player.write(cheer)
