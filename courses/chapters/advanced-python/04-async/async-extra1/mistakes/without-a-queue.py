import player
import helper
import asyncio

keys = ["key"]

async def cross(who, onto, off):
    await who.move_forward(shore)
    while keys == []:
        await asyncio.sleep(1)
    keys.pop()
    await who.move_forward()
    await onto()
    await who.move_forward(span)
    await off()
    await who.move_forward(3)
    keys.append("key")

async def main():
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
