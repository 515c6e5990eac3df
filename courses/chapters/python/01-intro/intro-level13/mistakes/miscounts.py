import player

steps = 5
cheer = "Hooray!"
player.move_forward(steps)
player.write(cheer)
