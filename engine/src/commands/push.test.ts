import { describeCommand } from '../testing/command-cases.ts';
import { push } from './push.ts';

describeCommand(push, { map: '>k.', after: '>.k' }, [
  {
    rule: 'a pushable thing is on the cell ahead; the character does not move',
    passes: { map: '>k..', program: 'push()', after: '>.k.' },
    fails: { map: '>.k.', code: 'nothing-to-push', after: '>.k.' },
  },
  {
    rule: 'the character faces it',
    passes: { map: '>k.', program: 'push()' },
    fails: { program: 'turn_left() push()', code: 'nothing-to-push' },
  },
  {
    rule: 'a carrot cannot be pushed',
    passes: { map: '>k.', program: 'push()' },
    fails: { map: '>c.', code: 'nothing-to-push' },
  },
  {
    rule: 'pushes again after the character walks up to it',
    passes: { map: '>k..', program: 'push() move_forward() push()', after: '.>.k' },
    fails: { program: 'push() push()', code: 'nothing-to-push', after: '>.k.' },
  },
  {
    rule: 'is not blocked by a mark or a pickup',
    passes: { map: '>kc', program: 'push()', after: '>.c' },
    fails: { map: '>kk', code: 'push-blocked', params: { thing: 'rock' }, after: '>kk' },
  },
  {
    rule: 'is blocked by a wall',
    passes: { map: '>k.#', program: 'push()', after: '>.k#' },
    fails: { map: '>k#.', code: 'push-blocked' },
  },
  {
    rule: 'is blocked by water',
    passes: { map: '>k.', program: 'push()' },
    fails: { map: '>k~', code: 'push-blocked' },
  },
  {
    rule: 'is blocked by the edge of the map',
    passes: { map: '>k.', program: 'push()' },
    fails: { map: '.>k', code: 'push-blocked' },
  },
  {
    rule: 'a big thing needs free cells for its whole size',
    passes: {
      map: `
        >o.
        ...`,
      legend: { o: { type: 'crate', compound: [[1, 1]] } },
      program: 'push()',
    },
    fails: {
      map: `
        >o.
        ..#`,
      code: 'push-blocked',
      params: { thing: 'crate' },
    },
  },
  {
    rule: 'a long thing does not block itself',
    passes: {
      map: '>o..',
      legend: { o: { type: 'crate', compound: [[2, 0]] } },
      program: 'push()',
      after: '>.oo',
    },
    fails: { map: '>o.#', code: 'push-blocked' },
  },
  {
    rule: 'meets a goal whose position is the cell of the character',
    passes: {
      map: '>k.',
      goals: [
        { action: 'push', position: [0, 0], targetPosition: [1, 0] },
        { action: 'push', position: [0, 0], targetPosition: [0, 1] },
        { action: 'push', position: [1, 0] },
      ],
      program: 'push()',
      scores: [1, 0, 0],
    },
  },
  {
    rule: 'meets a goal whose target is the new cell of the thing',
    passes: {
      map: '>k.',
      goals: [
        { action: 'push', targetPosition: [2, 0] },
        { action: 'push', targetPosition: [1, 0] },
        { action: 'push', targetPosition: [2, 0], type: 'crate' },
        { action: 'push', targetPosition: [2, 0], type: 'rock' },
        { action: 'place', targetPosition: [2, 0] },
      ],
      program: 'push()',
      scores: [1, 0, 0, 1, 0],
    },
  },
]);
