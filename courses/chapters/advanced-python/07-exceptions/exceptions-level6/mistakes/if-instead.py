import player

for i in range(11):
    if player.look() == "water":
        player.build("bridge")
    player.move_forward()
