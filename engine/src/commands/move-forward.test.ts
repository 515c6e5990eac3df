import { describeCommand } from '../testing/command-cases.ts';
import { moveForward } from './move-forward.ts';

describeCommand(moveForward, { map: '>....', after: '...>.' }, [
  {
    rule: 'walks one cell without a number',
    passes: { map: '>..', program: 'move_forward()', after: '.>.' },
  },
  {
    rule: 'refuses None as a number of steps',
    passes: { map: '>..', program: 'move_forward(1)', after: '.>.' },
    fails: { program: 'move_forward(None)', code: 'wrong-argument', after: '>..' },
  },
  {
    rule: 'walks up on the map when facing up',
    passes: { map: '.\n.\n^', program: 'move_forward(2)', after: '^\n.\n.' },
  },
  {
    rule: 'is stopped by a wall, after the steps before it',
    passes: { map: '>..#', program: 'move_forward(2)', after: '..>#' },
    fails: {
      program: 'move_forward(3)',
      code: 'bumped-into-wall',
      params: { step: 3, steps: 3 },
      after: '..>#',
    },
  },
  {
    rule: 'is stopped by the edge of the map',
    passes: { map: '..>.', program: 'move_forward()', after: '...>' },
    fails: {
      program: 'move_forward(2)',
      code: 'bumped-into-wall',
      params: { step: 2, steps: 2, scenery: 'edge' },
      after: '...>',
    },
  },
  {
    rule: 'is stopped by water',
    passes: { map: '>.~', program: 'move_forward(1)', after: '.>~' },
    fails: {
      program: 'move_forward(2)',
      code: 'bumped-into-wall',
      params: { step: 2, steps: 2, scenery: 'water' },
    },
  },
  {
    rule: 'names the ground only when no thing blocks the cell',
    passes: { map: '>~', items: [{ type: 'bridge', position: [1, 0] }], program: 'move_forward()' },
    fails: {
      items: [{ type: 'rock', action: 'push', position: [1, 0] }],
      code: 'bumped-into-wall',
      params: { step: 1, steps: 1 },
    },
  },
  {
    rule: 'is stopped by a rock',
    passes: { map: '>.k', program: 'move_forward(1)', after: '.>k' },
    fails: { program: 'move_forward(2)', code: 'bumped-into-wall', after: '.>k' },
  },
  {
    rule: 'is stopped by every cell of a big thing',
    passes: {
      map: '>.o.',
      legend: { o: { type: 'rock', action: 'none' } },
      program: 'move_forward(1)',
    },
    fails: {
      map: '>..o',
      legend: { o: { type: 'rock', action: 'none', compound: [[2, 0]] } },
      program: 'move_forward(2)',
      code: 'bumped-into-wall',
    },
  },
  {
    rule: 'walks over marks and pickups',
    passes: { map: '>xc.', program: 'move_forward(3)', after: '.x.>', holds: { carrot: 1 } },
  },
  {
    rule: 'picks up everything on its path and scores the goals',
    passes: {
      map: '>cc.c',
      goals: [{ action: 'collect', type: 'carrot', maxScore: 3 }],
      program: 'move_forward(4)',
      after: '....>',
      holds: { carrot: 3 },
      scores: [3],
    },
  },
  {
    rule: 'picks up everything on one cell, each thing for the goal of its type',
    passes: {
      map: '>c',
      items: [
        { type: 'carrot', position: [1, 0] },
        { type: 'egg', position: [1, 0] },
      ],
      goals: [
        { action: 'collect', type: 'carrot', maxScore: 3 },
        { action: 'collect', type: 'egg', maxScore: 3 },
        { action: 'collect', type: 'apple' },
      ],
      program: 'move_forward()',
      holds: { carrot: 2, egg: 1 },
      scores: [2, 1, 0],
    },
  },
  {
    rule: "scores no more than the goal's maximum",
    passes: {
      map: '>ccc',
      goals: [{ action: 'collect', type: 'carrot', maxScore: 2 }],
      program: 'move_forward(3)',
      holds: { carrot: 3 },
      scores: [2],
    },
  },
  {
    rule: 'leaves things that only the collect command takes',
    passes: {
      map: '>c.',
      goals: [{ action: 'collect', type: 'carrot', position: [0, 0], targetPosition: [1, 0] }],
      program: 'move_forward(2)',
      after: '.c>',
      scores: [0],
    },
  },
  {
    rule: 'picks up what a recipe made',
    passes: {
      map: '>c.',
      legend: { c: { type: 'salad', action: 'combine', data: { state: 'there' } } },
      program: 'move_forward(2)',
      after: '..>',
      holds: { salad: 1 },
    },
  },
  {
    rule: 'picks up no X mark, even one for collecting',
    passes: {
      map: '>y.',
      legend: { y: { type: 'xmarkLight', action: 'collect' } },
      program: 'move_forward(2)',
      after: '.y>',
    },
  },
  {
    rule: 'picks up no thing that is only for another command',
    passes: {
      map: '>cf.',
      legend: { c: { type: 'carrot', action: 'none' }, f: { type: 'flag', action: 'collect' } },
      program: 'move_forward(3)',
      after: '.cf>',
    },
  },
  {
    rule: 'picks up a thing of an unknown type',
    passes: {
      map: '>s.',
      legend: { s: { type: 'spaceship' } },
      program: 'move_forward(2)',
      after: '..>',
      holds: { spaceship: 1 },
    },
  },
  {
    rule: 'picks up a thing at which another command has its goal',
    passes: {
      map: '>c.',
      goals: [{ action: 'speak', position: [0, 0], targetPosition: [1, 0] }],
      program: 'move_forward(2)',
      after: '..>',
      holds: { carrot: 1 },
    },
  },
  {
    rule: 'scores only goals to pick up things, and none that has a cell of its own',
    passes: {
      map: '>c..',
      goals: [
        { action: 'plant', type: 'carrot' },
        { action: 'collect', type: 'carrot', position: [2, 0], targetPosition: [3, 0] },
        { action: 'plant', type: 'carrot', targetPosition: [3, 0] },
        { action: 'collect', type: 'carrot' },
      ],
      program: 'move_forward(2)',
      scores: [0, 0, 0, 1],
    },
  },
  {
    rule: 'meets the goal of a cell that it crosses',
    passes: {
      map: '>...',
      goals: [
        { action: 'reach', position: [2, 0] },
        { action: 'reach', position: [3, 0] },
      ],
      program: 'move_forward(2)',
      scores: [1, 0],
    },
  },
  {
    rule: 'walks backwards with a negative number',
    passes: { map: '..>', program: 'move_forward(-2)', after: '>..' },
    fails: { program: 'move_forward(-3)', code: 'bumped-into-wall', after: '>..' },
  },
  {
    rule: 'stays with zero',
    passes: { map: '>.', program: 'move_forward(0)', after: '>.' },
  },
  {
    rule: 'needs a whole number',
    passes: { map: '>...', program: 'move_forward(2)' },
    fails: {
      program: 'move_forward(1.5)',
      code: 'wrong-argument',
      params: { parameter: 'steps', action: 'move_forward', value: 1.5 },
    },
  },
  {
    rule: 'needs a number, not a text',
    passes: { map: '>...', program: 'move_forward(2)' },
    fails: {
      program: 'move_forward("2")',
      code: 'wrong-argument',
      params: { parameter: 'steps', action: 'move_forward', text: '2' },
    },
  },
  {
    rule: 'quotes a text of 30 characters',
    passes: { map: '>...', program: 'move_forward(2)' },
    fails: {
      program: `move_forward("${'a'.repeat(30)}")`,
      code: 'wrong-argument',
      params: { parameter: 'steps', action: 'move_forward', text: 'a'.repeat(30) },
    },
  },
  ...[`"${'a'.repeat(31)}"`, 'True'].map((value) => ({
    rule: `does not quote ${value}`,
    passes: { map: '>...', program: 'move_forward(2)' },
    fails: {
      program: `move_forward(${value})`,
      code: 'wrong-argument',
      params: { parameter: 'steps' },
    },
  })),
  {
    rule: 'refuses more than the maximum number of steps',
    passes: { map: '>..', program: 'move_forward(2)' },
    fails: {
      program: 'move_forward(1001)',
      code: 'wrong-argument',
      params: { parameter: 'steps', action: 'move_forward', value: 1001, most: 1000 },
      after: '>..',
    },
  },
  {
    rule: 'accepts the maximum number of steps',
    passes: { map: '>..', program: 'move_forward(2)' },
    fails: { program: 'move_forward(1000)', code: 'bumped-into-wall', after: '..>' },
  },
]);
