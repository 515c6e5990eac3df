import player
import helper
import asyncio

async def cross(who):
    await who.move_forward(5)
    await who.turn_right()
    await who.move_forward(8)

async def main():
    asyncio.gather(cross(player), cross(helper))

asyncio.run(main())
