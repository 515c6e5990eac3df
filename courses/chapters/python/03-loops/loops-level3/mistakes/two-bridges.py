import player

player.move_forward()
for i in range(2):
    player.build("bridge")
    player.move_forward(2)
