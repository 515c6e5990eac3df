import { describe, expect, it } from 'vitest';
import { assignedNames } from './assigned-names.ts';

describe('assignedNames', () => {
  it.each([
    ['eggs = 3', ['eggs']],
    ['eggs: int = 3', ['eggs']],
    ['a, b = 1, 2', ['a', 'b']],
    ['    inside = True', ['inside']],
    ['for step in range(3):', ['step']],
    ['for key, value in pairs:', ['key', 'value']],
    ['def walk(steps, fast=False, *more):', ['walk', 'steps', 'fast', 'more']],
    ['class Hen:', ['Hen']],
    ['import player', ['player']],
    ['import math as m', ['m']],
    ['from random import choice, randint', ['choice', 'randint']],
    ['with open("a") as file:', ['file']],
    ['ביצים = 3', ['ביצים']],
    ['eggs == 3', []],
    ['player.move_forward()', []],
    ['# eggs = 3', []],
    ['', []],
  ])('%j gives %j', (line, names) => {
    expect(assignedNames(`${line}\n`, 2)).toEqual(names);
  });

  it('ignores the line itself and the lines after it', () => {
    expect(assignedNames('a = 1\nb = 2\nc = 3', 2)).toEqual(['a']);
  });

  it('lists every name once', () => {
    expect(assignedNames('a = 1\na = 2\n', 3)).toEqual(['a']);
  });
});
