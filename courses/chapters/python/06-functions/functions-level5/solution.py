import player

# {price}
def price(eggs):
    return eggs * 3

# {sell}
player.move_forward(9)
player.turn_left()
player.move_forward(2)
player.display(price(sold))
