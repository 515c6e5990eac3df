/** For each file, by its path, the files that it imports. Files outside the graph are left out. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * The circles of imports: every group of files that all reach each other through imports, sorted by path, and every
 * file that imports itself. These groups are the strongly connected components, found by Tarjan's algorithm without
 * recursion.
 */
export function circlesOf(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const lower = (path: string, to: number | undefined) =>
    lowest.set(path, Math.min(lowest.get(path) ?? Number.POSITIVE_INFINITY, to ?? Number.POSITIVE_INFINITY));
  const begin = (path: string) => {
    order.set(path, order.size);
    lower(path, order.get(path));
    open.push(path);
    return { path, left: (graph.get(path) ?? []).filter((to) => graph.has(to)) };
  };
  const close = (path: string) => {
    if (lowest.get(path) !== order.get(path)) return;
    const group = open.splice(open.indexOf(path));
    if (group.length > 1 || graph.get(path)?.includes(path)) circles.push(group.sort());
  };
  for (const start of graph.keys()) {
    if (order.has(start)) continue;
    const way = [begin(start)];
    for (let at = way.at(-1); at !== undefined; at = way.at(-1)) {
      const next = at.left.pop();
      if (next === undefined) {
        way.pop();
        close(at.path);
        const before = way.at(-1);
        if (before) lower(before.path, lowest.get(at.path));
      } else if (!order.has(next)) way.push(begin(next));
      else if (open.includes(next)) lower(at.path, order.get(next));
    }
  }
  return circles.sort((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''));
}
