// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { saveFile } from './save-file.ts';

it('saves a text as a file of that name, and leaves nothing behind', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:x';
  });
  const names: string[] = [];
  const onClick = (event: Event) => {
    if (event.target instanceof HTMLAnchorElement) names.push(event.target.download);
    event.preventDefault();
  };
  document.addEventListener('click', onClick);
  onTestFinished(() => document.removeEventListener('click', onClick));
  saveFile('list.csv', 'a,b', 'text/csv');
  expect(await files[0]?.text()).toBe('a,b');
  expect(files[0]?.type).toBe('text/csv;charset=utf-8');
  expect(names).toEqual(['list.csv']);
  expect(document.querySelector('a')).toBeNull();
});
