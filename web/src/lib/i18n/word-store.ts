import { createWords, type Words, type WordsTree } from './say-words.ts';

/** Loads a file of words; a language without this file has an empty one. */
export type LoadWords = (language: string, namespace: string) => Promise<WordsTree>;

type Start = {
  readonly language: string;
  /** Files that load before `start` resolves. */
  readonly namespaces: readonly string[];
  readonly load: LoadWords;
};

type Options = {
  /** Language of the words that another language lacks. */
  readonly fallback: string;
  /** File of the keys that name none. */
  readonly namespace: string;
  /** Waits before a failed load is repeated, in ms. */
  readonly waits: readonly number[];
};

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The words of the page, by language and file. They load on demand; a listener hears of a change of the language. */
export const createWordStore = ({ fallback, namespace, waits }: Options) => {
  const files = new Map<string, WordsTree>();
  const loads = new Map<string, Promise<void>>();
  /** Files that have loaded, or could not be loaded. */
  const settled = new Set<string>();
  const wanted = new Set<string>();
  const groups = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  let load: LoadWords | undefined;
  let language = fallback;
  let newest = fallback;

  const nameOf = (locale: string, file: string): string => `${locale}/${file}`;
  const wordsIn = (locale: string): Words =>
    createWords({
      languages: [...new Set([locale, fallback])],
      namespace,
      file: (code, name) => files.get(nameOf(code, name)),
    });
  let words = wordsIn(language);

  const use = (locale: string): void => {
    language = locale;
    words = wordsIn(locale);
    for (const listener of listeners) listener();
  };

  const fetchFile = async (from: LoadWords, locale: string, file: string): Promise<void> => {
    const name = nameOf(locale, file);
    for (const pause of [...waits, undefined])
      try {
        files.set(name, await from(locale, file));
        break;
      } catch (error) {
        if (pause === undefined) {
          // The page shows the keys, and the next request for the file tries again.
          loads.delete(name);
          console.warn(`The words ${name} could not be loaded.`, error);
        } else await wait(pause);
      }
    settled.add(name);
  };

  const loadFile = (locale: string, file: string): Promise<void> => {
    if (!load) return Promise.resolve();
    const name = nameOf(locale, file);
    const loading = loads.get(name) ?? fetchFile(load, locale, file);
    loads.set(name, loading);
    return loading;
  };

  const loadIn = async (locale: string, names: Iterable<string>): Promise<void> => {
    const codes = [...new Set([locale, fallback])];
    await Promise.all([...names].flatMap((file) => codes.map((code) => loadFile(code, file))));
  };

  const isLoaded = (names: readonly string[]): boolean =>
    !load || names.every((file) => [language, fallback].every((code) => settled.has(nameOf(code, file))));

  const loadNamespaces = async (names: readonly string[]): Promise<void> => {
    for (const name of names) wanted.add(name);
    await loadIn(language, names);
  };

  return {
    /** Resolves when the words of the first screen have loaded, or could not be loaded. */
    start: async (first: Start): Promise<void> => {
      load = first.load;
      newest = first.language;
      use(first.language);
      await loadNamespaces(first.namespaces);
    },
    /** Starts with given words of one language only. */
    startWith: (locale: string, given: Readonly<Record<string, WordsTree>>): void => {
      load = undefined;
      files.clear();
      for (const [name, tree] of Object.entries(given)) files.set(nameOf(locale, name), tree);
      newest = locale;
      use(locale);
    },
    /** Code of the language whose words are shown. */
    language: (): string => language,
    /** Says the words of a key; another function after a change of the language. */
    words: (): Words => words,
    has: (key: string): boolean => words(key, { defaultValue: '' }) !== '',
    isLoaded,
    /** Resolves when the files have loaded, or could not be loaded; the same promise while they load. */
    loadNamespaces: (names: readonly string[]): Promise<void> => {
      const group = [language, ...names].join(' ');
      const loading = groups.get(group) ?? loadNamespaces(names).finally(() => groups.delete(group));
      groups.set(group, loading);
      return loading;
    },
    /** Loads the words of a language, then shows them, unless another language was chosen meanwhile. */
    changeLanguage: async (locale: string): Promise<void> => {
      newest = locale;
      if (locale === language) return;
      await loadIn(locale, wanted);
      if (newest === locale) use(locale);
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
