import player

for i in range(bridges):
    player.build("bridge")
    player.move_forward(2)
