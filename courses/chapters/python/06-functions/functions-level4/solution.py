import player

# {teach}
def mix(steps, drink):
    player.move_forward(steps)
    player.combine(drink)

# {go}
mix(to_tam, "grapeJuice")
mix(to_rosa, "berryMilk")
mix(to_viggo, "fruitJuice")
