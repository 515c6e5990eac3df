// Measures lists of a million public creative levels. Compares page 1,000 of a list, and a search, with page 1.
import { ask, headersOf } from './host/load.ts';
import { addFamily } from './host/people.ts';
import { withServerAndDatabase } from './host/server.ts';
import { interleaved, median, print, timed } from './result.ts';

const LEVELS = 1_000_000;
const ROUNDS = 15;

/** The SQL that adds a million public levels to one account. One level in 10,000 has a rare word in its name. */
const FILL = `
  insert into creative_levels (tenant_id, id, user_id, course_id, level_slug, name, name_key, width, height, farms,
    farms_hash, code_template, tutorial, is_public, approved_at, shared_at, plays, likes)
  select u.tenant_id, gen_random_uuid(), u.id, 'python', 'level-' || n, 'Level ' || n, lower(
      case when n % 10000 = 0 then 'pumpkin ' else 'level ' end || n),
    16, 10, '[]', decode(md5(n::text), 'hex'), '', '', true, now(), now() - make_interval(secs => n),
    n % 977, n % 491
  from (select id, tenant_id from users where id = $1) u cross join generate_series(1, $2) n`;

const path = (query: string): string => `/api/level/creative/public/paginated?${query}`;

const times = await withServerAndDatabase(async ({ origin, pool }) => {
  const author = await addFamily(pool);
  await pool.query(FILL, [author.userId, LEVELS]);
  await pool.query('vacuum analyze creative_levels');
  const get = (query: string) => () =>
    timed(() => ask(origin, { method: 'GET', path: path(query), headers: headersOf(author.authorization) }));
  const queries = ['page=1', 'page=1000', 'page=1000&sort=most_liked', 'search=pumpkin'];
  // In each sort order, the first request for a later page makes the server compute the keys at which pages begin.
  for (const query of queries) await get(query)();
  return await interleaved(ROUNDS, queries.map(get));
});

const [first = [], far = [], liked = [], found = []] = times;
for (const [name, rounds, budget] of [
  ['creative-page-1000', far, 2],
  ['creative-page-1000-most-liked', liked, 2],
  ['creative-search', found, 4],
] as const)
  print({
    name,
    value: median(rounds),
    unit: 'ms',
    reference: median(first),
    against: 'page 1 of the same million levels, in turn',
    budget: { atMost: budget },
    rounds,
  });
