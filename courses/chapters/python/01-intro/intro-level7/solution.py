import player

# {bridge}
player.move_forward(8)

# {turn}
player.turn_left()

# {berries}
player.move_forward(2)
