import player
import helper
import asyncio

# {swap}
async def cross(who):
    await who.move_forward(5)
    await who.turn_right()
    await who.move_forward(8)

# {both}
async def main():
    await asyncio.gather(cross(player), cross(helper))

asyncio.run(main())
