import player
from datetime import date

# {date}
today = date.today()
player.move_forward(3)
player.write(f"{today:%d.%m.%Y}")

# {word}
player.move_forward(3)
player.turn_left()
player.display(name.upper())

# {own}
player.turn_right()
player.move_forward(4)
player.speak(" * ".join(name.replace("moon", "star")))
