import { afterEach, expect, it, vi } from 'vitest';
import type { WordsTree } from './say-words.ts';
import { createWordStore, type LoadWords } from './word-store.ts';

afterEach(() => vi.restoreAllMocks());

const createStore = () => createWordStore({ fallback: 'en', namespace: 'ui', waits: [0, 0] });

/** Words that name their file, and a list of the loads. */
const createFiles = () => {
  const asked: string[] = [];
  const load = async (language: string, name: string): Promise<WordsTree> => {
    asked.push(`${language}/${name}`);
    return { file: `${language}/${name}` };
  };
  return { asked, load };
};

it('loads the files of the language and of English, each once', async () => {
  const store = createStore();
  const { asked, load } = createFiles();
  await store.start({ language: 'es', namespaces: ['ui'], load });
  expect([store.language(), store.words()('file'), store.isLoaded(['ui'])]).toEqual(['es', 'es/ui', true]);
  expect(store.isLoaded(['ui', 'site'])).toBe(false);
  await Promise.all([store.loadNamespaces(['ui', 'site']), store.loadNamespaces(['site'])]);
  expect(store.words()('site:file')).toBe('es/site');
  expect(asked).toEqual(['es/ui', 'en/ui', 'es/site', 'en/site']);
});

it('gives the same promise while files load, so that a component can wait for it', async () => {
  const store = createStore();
  await store.start({ language: 'en', namespaces: [], load: createFiles().load });
  const first = store.loadNamespaces(['site']);
  expect(store.loadNamespaces(['site'])).toBe(first);
  await first;
  expect(store.isLoaded(['site'])).toBe(true);
});

it('changes the language when all files in use have loaded, and says so', async () => {
  const store = createStore();
  await store.start({ language: 'en', namespaces: ['ui'], load: createFiles().load });
  await store.loadNamespaces(['site']);
  const before = store.words();
  const said: string[] = [];
  const stop = store.subscribe(() => said.push(store.words()('site:file')));
  const changed = store.changeLanguage('es');
  expect(store.language()).toBe('en');
  await changed;
  expect([said, store.words() === before]).toEqual([['es/site'], false]);
  stop();
  await store.changeLanguage('en');
  expect([said, store.language()]).toEqual([['es/site'], 'en']);
});

it('shows the language that was chosen last, in whatever order the files arrive', async () => {
  const store = createStore();
  await store.start({ language: 'en', namespaces: ['ui'], load: createFiles().load });
  await Promise.all([store.changeLanguage('es'), store.changeLanguage('fr')]);
  expect(store.language()).toBe('fr');
  await Promise.all([store.changeLanguage('es'), store.changeLanguage('de'), store.changeLanguage('fr')]);
  expect(store.language()).toBe('fr');
});

it('repeats a failed load', async () => {
  const store = createStore();
  let left = 2;
  const load = async (): Promise<WordsTree> => {
    left -= 1;
    if (left >= 0) throw new Error('no network');
    return { file: 'loaded' };
  };
  await store.start({ language: 'en', namespaces: ['ui'], load });
  expect(store.words()('file')).toBe('loaded');
});

it('shows keys after the last failure, and tries again with the next request', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const store = createStore();
  const load = vi.fn<LoadWords>(async () => {
    throw new Error('no network');
  });
  await store.start({ language: 'en', namespaces: ['ui'], load });
  expect([store.isLoaded(['ui']), store.words()('file'), load.mock.calls.length]).toEqual([true, 'file', 3]);
  expect(warn).toHaveBeenCalledTimes(1);
  load.mockResolvedValue({ file: 'loaded' });
  await store.loadNamespaces(['ui']);
  expect(store.words()('file')).toBe('loaded');
});

it('starts with given words, which wait for nothing', () => {
  const store = createStore();
  store.startWith('en', { ui: { hello: 'Hello' } });
  expect([store.isLoaded(['ui', 'site']), store.has('hello'), store.has('site:none')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(store.words()('hello')).toBe('Hello');
});
