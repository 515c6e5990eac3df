import player
from datetime import date

def line(stars):
    branch = "*o" * stars
    return f"{branch:.^9}"

for stars in range(1, height + 1):
    player.move_forward()
    player.write(line(stars))

player.move_forward()
trunk = "#"
player.write(f"{trunk:.^9}")

player.move_forward()
wait = date.fromisoformat(feast) - date.today()
player.write(f"{wait.days} nights to go")
