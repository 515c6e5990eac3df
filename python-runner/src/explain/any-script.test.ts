import { describe, expect, it } from 'vitest';
import { anyScript } from './any-script.ts';

describe('a pattern in any script', () => {
  it.each<[RegExp, string, string | undefined]>([
    [/\w+/, 'größe = 1', 'größe'],
    [/[\w.]+/, 'ферма.яйца(1)', 'ферма.яйца'],
    [/[^\w]+/, 'क्या + 1', ' + '],
    [/\bhuhn\b/, 'größehuhn', undefined],
    [/\b羊\b/, 'for 羊 in x', '羊'],
    [/[\]\w]+/, 'ñ]', 'ñ]'],
    [/'(?<name>\w+)'/i, "the NAME 'ÖL'", "'ÖL'"],
    [/\\w/, String.raw`\w`, String.raw`\w`],
  ])('%s in %j', (pattern, text, found) => {
    expect(anyScript(pattern).exec(text)?.[0]).toBe(found);
  });

  it('can also be created from text and flags', () => {
    expect(anyScript(String.raw`^\w+$`, 'm').exec('1 + 1\nöl')?.[0]).toBe('öl');
  });

  it('is created once, unless it stores where its last match ended', () => {
    expect(anyScript(String.raw`\bkuh\b`, 'm')).toBe(anyScript(String.raw`\bkuh\b`, 'm'));
    expect(anyScript(String.raw`\bkuh\b`, 'm')).not.toBe(anyScript(String.raw`\bkuh\b`));
    expect(anyScript(/kuh/g)).not.toBe(anyScript(/kuh/g));
  });
});
