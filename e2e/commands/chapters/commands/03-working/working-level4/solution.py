import player

# {here}
player.move_forward(2)
player.build("bridge")
player.move_forward(3)
