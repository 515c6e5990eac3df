import player

# {teach}
def mix(steps, drink):
    player.move_forward(steps)
    player.combine(drink)

# {go}
mix("grapeJuice", to_tam)
mix("berryMilk", to_rosa)
mix("fruitJuice", to_viggo)
