import player
import helper
import asyncio

async def dance(who):
    # {moves}
    await who.turn_left()
    await who.turn_right()
    await who.move_forward(3)

# {together}
async def main():
    await asyncio.gather(
        dance(player),
        dance(helper),
    )

asyncio.run(main())
