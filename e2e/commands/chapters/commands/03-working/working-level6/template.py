import player

# {here}
