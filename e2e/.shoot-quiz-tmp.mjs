import { chromium } from 'playwright';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const base = 'http://localhost:3167';
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox', '--disable-gpu'] });
const ctx = await browser.newContext({ viewport: { width: 1100, height: 900 } });
const page = await ctx.newPage();
page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text().slice(0, 300)); });
page.on('pageerror', (e) => console.log('pageerror', String(e).slice(0, 300)));
const check = async (name) => {
  await page.evaluate(axe);
  const r = await page.evaluate(async () => (await globalThis.axe.run()).violations.map((v) => [v.id, v.nodes.map((n) => n.html.slice(0, 160)).slice(0, 3)]));
  console.log(name, JSON.stringify(r));
  await page.screenshot({ path: `/tmp/quiz/${name}.png`, fullPage: true });
};
await page.goto(`${base}/en/`);
const login = await page.evaluate(async () => {
  const r = await fetch('/api/auth/login-org', { method: 'POST', headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' }, body: JSON.stringify({ organization_slug: 'oak-school', username: 'teacher1@oak-school.example.com', password: 'hopcode-demo' }) });
  return [r.status, await r.text()];
});
console.log(login);
const go = async (path) => { await page.goto(base + path); await page.waitForSelector('h1'); await page.waitForTimeout(1500); };
await go('/en/quiz/python/3/student/01a1fdf1-b69f-7001-b047-cb01f0801148'); await page.locator('details').nth(1).evaluate((d) => { d.open = true; }); await check('teacher');
await go('/en/quiz/python/1/question/1'); await check('teacher-q');
await go('/en/quiz/python/1/student/01a1fdf1-b69f-7001-b047-cb01f0801148'); await check('teacher-empty');
await browser.close();
