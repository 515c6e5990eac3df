/**
 * An attempt to escape by a program that can use JavaScript in its worker. `attempt` runs inside the worker and returns
 * `open` followed by what it reached. Any other result or error means that the attempt failed. `elsewhere` is the
 * address of a server on another origin, which lists the requests that reach it.
 */
export type Escape = {
  readonly name: string;
  /** Only the worker's policy prevents this attempt, so it must fail even before the globals are removed. */
  readonly byPolicy: boolean;
  readonly attempt: (elsewhere: string) => unknown;
};

export const SCRIPT_ESCAPES: readonly Escape[] = [
  {
    name: 'fetch of the interface with cookies',
    byPolicy: true,
    attempt: async () => `open ${(await fetch('/api/escape', { credentials: 'include' })).status}`,
  },
  {
    name: 'fetch of another origin',
    byPolicy: true,
    attempt: async (elsewhere) => `open ${(await fetch(elsewhere, { mode: 'no-cors' })).type}`,
  },
  {
    name: 'XMLHttpRequest',
    byPolicy: true,
    attempt: () => {
      const request = new XMLHttpRequest();
      request.open('GET', '/api/escape', false);
      request.send();
      return `open ${request.status}`;
    },
  },
  {
    name: 'WebSocket',
    byPolicy: true,
    attempt: (elsewhere) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(elsewhere.replace('http', 'ws'));
        socket.onopen = () => resolve('open');
        socket.onerror = () => reject(new Error('closed'));
      }),
  },
  {
    name: 'EventSource',
    byPolicy: true,
    attempt: (elsewhere) =>
      new Promise((resolve, reject) => {
        const source = new EventSource(elsewhere);
        source.onopen = () => resolve('open');
        source.onerror = () => reject(new Error('closed'));
      }),
  },
  {
    name: 'import() of the interface',
    byPolicy: true,
    attempt: async () => `open ${Object.keys(await import(`${'/api'}/escape`))}`,
  },
  {
    name: 'import() of another origin',
    byPolicy: true,
    attempt: async (elsewhere) => `open ${Object.keys(await import(`${elsewhere}`))}`,
  },
  {
    name: 'import() of a data address',
    byPolicy: true,
    attempt: async () => `open ${Object.keys(await import(`${'data:text/javascript'},export default 1`))}`,
  },
  {
    name: 'import() of a blob',
    byPolicy: true,
    attempt: async () => {
      const script = new Blob(['export default 1'], { type: 'text/javascript' });
      return `open ${Object.keys(await import(`${URL.createObjectURL(script)}`))}`;
    },
  },
  {
    name: 'importScripts',
    byPolicy: true,
    attempt: (elsewhere) => {
      const load: unknown = Reflect.get(globalThis, 'importScripts');
      if (typeof load !== 'function') throw new Error('closed');
      load(elsewhere);
      return 'open';
    },
  },
  {
    name: 'a nested worker of the same origin',
    byPolicy: true,
    attempt: () =>
      new Promise((resolve, reject) => {
        const worker = new Worker('/api/escape.js', { type: 'module' });
        worker.onmessage = () => resolve('open');
        worker.onerror = () => reject(new Error('closed'));
        setTimeout(() => reject(new Error('silent')), 1000);
      }),
  },
  {
    name: 'a nested worker of a blob',
    byPolicy: true,
    attempt: () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
        worker.onmessage = () => resolve('open');
        worker.onerror = () => reject(new Error('closed'));
        setTimeout(() => reject(new Error('silent')), 1000);
      }),
  },
  {
    name: 'eval',
    byPolicy: true,
    // The attempt runs in a later task, because the inspector that runs this script may use eval itself.
    attempt: () =>
      new Promise((resolve, reject) => {
        setTimeout(() => {
          try {
            resolve(`open ${Reflect.apply(Reflect.get(globalThis, 'eval'), undefined, ['1 + 1'])}`);
          } catch (error) {
            reject(error);
          }
        });
      }),
  },
  {
    name: 'new Function',
    byPolicy: true,
    attempt: () =>
      new Promise((resolve, reject) => {
        setTimeout(() => {
          try {
            resolve(`open ${Reflect.construct(Function, ['return 1'])()}`);
          } catch (error) {
            reject(error);
          }
        });
      }),
  },
  {
    name: 'IndexedDB',
    byPolicy: false,
    attempt: () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('escape');
        request.onsuccess = () => resolve('open');
        request.onerror = () => reject(request.error);
      }),
  },
  {
    name: 'the cache storage',
    byPolicy: false,
    attempt: async () => `open ${await caches.open('escape')}`,
  },
  {
    name: 'BroadcastChannel',
    byPolicy: false,
    attempt: () => {
      new BroadcastChannel('escape').postMessage('hi');
      return 'open';
    },
  },
  {
    name: 'the cookie store',
    byPolicy: false,
    attempt: async () => {
      const store: unknown = Reflect.get(globalThis, 'cookieStore');
      return typeof store === 'object' ? 'open' : 'closed';
    },
  },
  {
    name: 'files of the origin',
    byPolicy: false,
    attempt: async () => `open ${await navigator.storage.getDirectory()}`,
  },
  {
    name: 'locks',
    byPolicy: false,
    attempt: async () => `open ${await navigator.locks.request('escape', () => 1)}`,
  },
  {
    name: 'messages to the page in the name of the worker',
    byPolicy: false,
    attempt: () => {
      globalThis.postMessage({ type: 'done', id: 1, timeline: '{}', memory: 0, recycle: false });
      return 'open';
    },
  },
  {
    name: 'a channel of its own',
    byPolicy: false,
    attempt: () => `open ${new MessageChannel().port1}`,
  },
];
