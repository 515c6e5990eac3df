import player

def price(eggs):
    return "eggs * 3"

player.move_forward(9)
player.turn_left()
player.move_forward(2)
player.display(price(sold))
