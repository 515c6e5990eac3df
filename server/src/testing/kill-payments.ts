// Repeatedly kills the server (SIGKILL) while it receives webhooks and checkouts. Then counts the purchases that each
// webhook and checkout has stored.
// Usage: node server/src/testing/kill-payments.ts [kills] [webhooks] [checkouts]
import { killableDatabase, startOn } from './killable-database.ts';
import { killDuringPayments } from './payment-kills.ts';

const [kills = '20', webhooks = '500', checkouts = '100'] = process.argv.slice(2);
const database = await killableDatabase('external', { smallDisk: false });
const selling = { ...database, environment: { ...database.environment, SELLING: 'test' } };
try {
  const result = await killDuringPayments({
    databaseUrl: database.url('hopcode'),
    start: () => startOn(selling),
    kills: Number(kills),
    webhooks: Number(webhooks),
    checkouts: Number(checkouts),
  });
  console.log(JSON.stringify(result));
} finally {
  await database.remove();
}
