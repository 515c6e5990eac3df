import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Area, chunkGrid, chunkOrigin, chunksIn, sortIntoChunks } from './chunk-plan.ts';

const grid = chunkGrid(40, 30, 4, 16);

describe('chunkGrid', () => {
  it.each([
    [20, 14, 0, { left: 0, top: 0, across: 1, down: 1 }],
    [40, 30, 4, { left: -64, top: -64, across: 2, down: 2 }],
    [128, 128, 4, { left: -64, top: -64, across: 5, down: 5 }],
  ])('%d by %d tiles with a margin of %d', (columns, rows, margin, expected) => {
    expect(chunkGrid(columns, rows, margin, 16)).toMatchObject({ ...expected, side: 512 });
  });
});

describe('chunksIn', () => {
  it.each<[string, Area, number[]]>([
    ['one chunk', { x: 0, y: 0, width: 100, height: 100 }, [0]],
    ['the last pixel of a chunk', { x: 447, y: 0, width: 1, height: 1 }, [0]],
    ['the first pixel of the next', { x: 448, y: 0, width: 1, height: 1 }, [1]],
    ['two, the nearer to the middle first', { x: 400, y: 0, width: 200, height: 10 }, [1, 0]],
    ['nothing outside', { x: 5000, y: 0, width: 10, height: 10 }, []],
    ['nothing before', { x: -500, y: 0, width: 10, height: 10 }, []],
  ])('finds %s', (_, area, chunks) => {
    expect(chunksIn(grid, area)).toEqual(chunks);
  });

  it('covers every pixel of an area', () => {
    const place = fc.integer({ min: -64, max: 900 });
    fc.assert(
      fc.property(place, place, fc.integer({ min: 1, max: 1500 }), (x, y, length) => {
        const chunks = chunksIn(grid, { x, y, width: length, height: length });
        const holds = (pixelX: number, pixelY: number) =>
          chunks.some((chunk) => {
            const origin = chunkOrigin(grid, chunk);
            return (
              pixelX >= origin.x &&
              pixelX < origin.x + grid.side &&
              pixelY >= origin.y &&
              pixelY < origin.y + grid.side
            );
          });
        expect(holds(x, y)).toBe(true);
        const end = Math.min(959, x + length - 1);
        const bottom = Math.min(959, y + length - 1);
        expect(holds(end, bottom)).toBe(true);
        expect(new Set(chunks).size).toBe(chunks.length);
      }),
    );
  });
});

describe('sortIntoChunks', () => {
  it('puts what lies on a border into both chunks, in order', () => {
    const entries = [
      { name: 'left', x: 0 },
      { name: 'border', x: 440 },
      { name: 'right', x: 460 },
    ];
    const chunks = sortIntoChunks(grid, entries, ({ x }) => ({ x, y: 0, width: 16, height: 16 }));
    expect(chunks.map((chunk) => chunk.map(({ name }) => name))).toEqual([
      ['left', 'border'],
      ['border', 'right'],
      [],
      [],
    ]);
  });
});
