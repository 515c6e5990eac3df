import player

# {here}
player.move_forward()
player.build("woodRoad")
player.move_forward(2)
player.build("stoneRoad")
player.move_forward(2)
