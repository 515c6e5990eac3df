import player

# {teach}
def mix(steps):
    player.move_forward(steps)
    player.combine("grapeJuice")

# {go}
mix(to_tam)
mix(to_rosa)
mix(to_viggo)
