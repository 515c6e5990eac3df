import player

# {here}
player.move_forward()
seen = player.look()
