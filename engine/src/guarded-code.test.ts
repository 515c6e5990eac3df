import { expect, it } from 'vitest';
import { guardsLines } from './guarded-code.ts';

it.each<[string, string, string, boolean]>([
  ['a command', 'try:\n    go()\nexcept ValueError:\n    pass', 'except', true],
  ['a look-up', 'try:\n    hen = hens[3]\nexcept IndexError:\n    pass', 'except', true],
  ['a division', 'try:\n    part = sum / n\nexcept ZeroDivisionError:\n    pass', 'except', true],
  ['a value in a print', 'try:\n    print(int(text))\nexcept ValueError:\n    pass', 'except', true],
  ['one line', 'try: go()\nexcept ValueError: pass', 'except', true],
  ['a block in a try', 'try:\n    if ready:\n        go()\nfinally:\n    stop()', 'finally', true],
  [
    'a try in a function',
    'def hop():\n    try:\n        go()\n    finally:\n        stop()',
    'finally',
    true,
  ],
  ['nothing', 'try:\n    pass\nexcept ValueError:\n    go()', 'except', false],
  ['a text', 'try:\n    print("")\nexcept ValueError:\n    go()', 'except', false],
  ['a number', 'try:\n    n = 3\nfinally:\n    go()', 'finally', false],
  ['a finally that does nothing', 'try:\n    go()\nfinally:\n    pass', 'finally', false],
  [
    'another try',
    'try:\n    go()\nexcept E:\n    pass\ntry:\n    pass\nfinally:\n    stop()',
    'finally',
    false,
  ],
  ['no try', 'go()', 'except', false],
])('reads what a try guards: %s', (_, code, part, is) => {
  expect(guardsLines(code, part)).toBe(is);
});
