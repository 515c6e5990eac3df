import player
import helper
import asyncio

key = asyncio.Queue()

async def cross(who, onto, off):
    await who.move_forward(shore)
    await key.get()
    await who.move_forward()
    await onto()
    await who.move_forward(span)
    await off()
    await who.move_forward(3)
    await key.put("key")

async def main():
    await key.put("key")
    await key.put("key")
    await asyncio.gather(
        cross(
            player,
            player.turn_right,
            player.turn_left,
        ),
        cross(
            helper,
            helper.turn_left,
            helper.turn_right,
        ),
    )

asyncio.run(main())
