import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { withoutWriter } from './without-mantine-styles.ts';

const provider = join(dirname(fileURLToPath(import.meta.resolve('@mantine/core'))), 'core/MantineProvider');

describe.each(['MantineCssVariables', 'MantineClasses'])('%s', (name) => {
  const id = join(provider, name, `${name}.mjs`);
  const code = readFileSync(id, 'utf8');

  test('draws nothing', () => {
    expect(withoutWriter(code, id)).toBe(`export const ${name} = () => null;`);
  });

  test('throws for a Mantine that has the component elsewhere', () => {
    expect(() => withoutWriter(code.replace(`export { ${name} }`, 'export { Other }'), id)).toThrow(
      'elsewhere',
    );
  });
});
