import player

# {bridge}
player.move_foward(8)

# {turn}
player.trun_left()

# {berries}
player.move_forward(2)
