/** Whether the page at a path shows a level: home, a level or a challenge (spec/routes.tsv). Only those need Python. */
export const showsLevel = (path: string): boolean =>
  /^\/[^/]*\/?$/.test(path) || /^\/[^/]+\/(play|challenge)\//.test(path);
