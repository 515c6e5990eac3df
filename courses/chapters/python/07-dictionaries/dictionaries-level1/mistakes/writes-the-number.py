import player

stock = {"hens": 3, "cows": 2, "sheep": 4}
player.move_forward(5)
player.write(4)
