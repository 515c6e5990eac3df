import player

# {here}
carrots = 5
hen = "BERTA"
hungry = True
