import player
import helper
import asyncio

async def dance(who):
    # {moves}
    await who.turn_left()
    await who.turn_right()
    await who.move_forward(3)
    await who.speak("La la la!")
    for i in range(4):
        await who.turn_right()

# {together}
async def main():
    await asyncio.gather(
        dance(player),
        dance(helper),
    )

asyncio.run(main())
