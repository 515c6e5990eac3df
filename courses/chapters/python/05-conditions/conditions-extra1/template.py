import player

number = first

# {path}
while True:
    player.move_forward()
    player.write(number)

    # {next}
    if number == 1:
        break
    number = number // 2
