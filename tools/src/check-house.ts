import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { judgeLength, judgeLines, judgeName } from './house/rules.ts';
import { type Finding, filesOf, ROOT, report } from './repository.ts';

const TEXT = /\.(ts|tsx|mts|mjs|js|jsx|json|md|css|html|yaml|yml|py|sql|txt|svg)$|^\.[\w.-]+$/;

const recordSchema = z.record(z.string(), z.int().positive());

/** Every file that breaks a repository rule: its length, its name, or a line in it. */
const checkHouse = (root: string, recorded: Readonly<Record<string, number>>): Finding[] => {
  const lengths = new Map<string, number>();
  const findings: Finding[] = [];
  for (const path of filesOf(root)) {
    findings.push(...judgeName(path));
    if (!TEXT.test(path)) continue;
    const text = readFileSync(join(root, path), 'utf8');
    lengths.set(path, text.trimEnd().split('\n').length);
    findings.push(...judgeLines(path, text));
  }
  return [...findings, ...judgeLength(lengths, recorded)];
};

if (import.meta.main) {
  const recorded = recordSchema.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, 'house', 'long-files.json'), 'utf8')),
  );
  report('Repository rules', checkHouse(ROOT, recorded));
}
