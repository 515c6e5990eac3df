import player

def price(eggs):
    eggs * 3

player.move_forward(9)
player.turn_left()
player.move_forward(2)
player.display(price(sold))
