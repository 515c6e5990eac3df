import player

name = "Mia"
steps = 3

# {first}

# {change}

# {second}
