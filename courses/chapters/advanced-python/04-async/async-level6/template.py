import player
import helper
import asyncio

logs_ready = asyncio.Queue()
bridge_ready = asyncio.Queue()

# {carry}
async def carry():
    await player.move_forward(shore)

# {build}
async def build():
    await helper.move_forward(bank)

# {both}
async def main():
    await asyncio.gather(carry(), build())

asyncio.run(main())
