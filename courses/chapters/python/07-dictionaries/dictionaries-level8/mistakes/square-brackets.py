import player

drinks = {
    "Ida": "grapeJuice",
    "Leo": "fruitJuice",
}

# {mix}
for child in children:
    player.move_forward(4)
    drink = drinks[child]
    player.combine(drink)
