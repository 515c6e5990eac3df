/**
 * Modules of the standard library that lessons use; programs can import exactly these. The built library
 * contains them, their own imports, and the modules that the interpreter needs to start.
 */
export const LESSON_MODULES = [
  // Values and texts
  'string',
  'string.templatelib',
  're',
  'textwrap',
  'unicodedata',
  'struct',
  'copy',
  'types',
  'typing',
  'enum',
  'dataclasses',
  'abc',
  // Collections and functions
  'collections',
  'collections.abc',
  'itertools',
  'functools',
  'operator',
  'heapq',
  'bisect',
  'array',
  'queue',
  'graphlib',
  // Numbers and chance
  'math',
  'cmath',
  'random',
  'secrets',
  'statistics',
  'decimal',
  'fractions',
  'numbers',
  'colorsys',
  // Time
  'time',
  'datetime',
  'calendar',
  // Exceptions, contexts, generators, async
  'contextlib',
  'traceback',
  'warnings',
  'asyncio',
  'inspect',
  // Serialization and files
  'json',
  'pickle',
  'csv',
  'io',
  'base64',
  'configparser',
  'pathlib',
  'os',
  'os.path',
  // About Python itself
  'sys',
  'keyword',
  'builtins',
  'pprint',
  'difflib',
  'reprlib',
  'this',
  'weakref',
  'gc',
  'dis',
  'timeit',
  'uuid',
  'hashlib',
] as const;

/**
 * Modules that the library imports only when one of its functions is called, so importing the library does not show
 * that they are needed.
 */
export const LATE_MODULES = [
  '_ast_unparse',
  '_pylong',
  '_strptime',
  '_compat_pickle',
  'encodings.ascii',
  'encodings.idna',
  'encodings.latin_1',
  'encodings.utf_8_sig',
  'encodings.utf_16',
  'concurrent.futures.thread',
  'stringprep',
] as const;

/** Modules that other imports load although neither lessons nor the start of the interpreter use them. */
export const DROPPED_MODULES = ['unittest', 'doctest', 'pdb', 'ctypes'] as const;
