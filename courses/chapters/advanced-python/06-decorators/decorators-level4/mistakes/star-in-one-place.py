import player

# {note}
def write_down(function):
    def wrapper(*args):
        result = function(args)
        player.write(result)
        return result
    return wrapper

# {price}
@write_down
def price(sacks, coins):
    return sacks * coins

# {sell}
total = 0
for sacks, coins in orders:
    player.move_forward(2)
    total += price(sacks, coins)

# {show}
player.move_forward()
player.display(total)
