import player

player.move_forward()
player.build("woodRoad")
player.move_forward(2)
player.build("woodRoad")
