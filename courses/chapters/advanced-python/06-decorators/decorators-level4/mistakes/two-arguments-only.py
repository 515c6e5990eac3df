import player

def write_down(function):
    def wrapper(sacks, coins):
        result = function(sacks, coins)
        player.write(result)
        return result
    return wrapper

@write_down
def price(sacks, coins):
    return sacks * coins

total = 0
for sacks, coins in orders:
    player.move_forward(2)
    total += price(sacks, coins)
player.move_forward()
player.display(total)
