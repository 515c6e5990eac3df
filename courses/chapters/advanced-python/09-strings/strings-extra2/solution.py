import player
from datetime import date

# {line}
def line(stars):
    branch = "o".join("*" * stars)
    return f"{branch:.^9}"

# {tree}
for stars in range(1, height + 1):
    player.move_forward()
    player.write(line(stars))

# {trunk}
player.move_forward()
trunk = "#"
player.write(f"{trunk:.^9}")

# {card}
player.move_forward()
wait = date.fromisoformat(feast) - date.today()
player.write(f"{wait.days} nights to go")
