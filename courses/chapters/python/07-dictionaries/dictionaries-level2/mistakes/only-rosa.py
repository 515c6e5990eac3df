import player

drinks = {
    "Rosa": "berryMilk",
    "Tam": "grapeJuice",
    "Viggo": "fruitJuice",
}

# {walk}
player.move_forward(5)
player.turn_left()
player.move_forward(2)

# {mix}
player.combine(drinks["Rosa"])
