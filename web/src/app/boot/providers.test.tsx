// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { colorScheme } from '../../lib/settings.ts';
import { createSchemeManager } from './providers.tsx';

afterEach(() => colorScheme.remove());

it('stores the chosen colours, although the theme sets them again after every change', () => {
  const manager = createSchemeManager();
  const heard: string[] = [];
  manager.subscribe((value) => {
    heard.push(value);
    manager.set(value);
  });
  manager.set('dark');
  manager.set('light');
  expect(heard).toEqual(['dark', 'light']);
  expect(manager.get('auto')).toBe('light');
  manager.unsubscribe();
});
