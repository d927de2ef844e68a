import autocannon from 'autocannon';
import Fastify from 'fastify';
import { PGlite } from '@electric-sql/pglite';
import { buildApp } from './app';
import { readConfig } from './config';
import { connectPostgres, wrapPglite } from './database/connect';
import { queryRows } from './database/database';
import { migrate } from './database/migrate';
import { loadServerSecrets } from './database/server-secrets';
import { createSession, findSession } from './modules/accounts/session-repository';
import { selectDeals } from './modules/ventures/list-ventures';
import { addEntrepreneur, addGroup, addMember, addVenture, nominate } from './testing/fixtures';

const url = process.argv[2];
const c = url ? connectPostgres(url, () => undefined) : wrapPglite(await PGlite.create());
await migrate(c.db);
const group = await addGroup(c.db, 'Northeast' + Math.random());
const { user, member } = await addMember(c.db, { groupIds: [group.id] });
for (let i = 0; i < 200; i++) {
  const owner = await addEntrepreneur(c.db);
  await nominate(c.db, owner.email, group.id, member.id);
  await addVenture(c.db, owner, { companyName: `Acme ${i}` });
}
await c.db.execute('analyze');
const app = await buildApp({ db: c.db, config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), secrets: await loadServerSecrets(c.db), now: () => new Date() });
const id = await createSession(c.db, user.id, new Date(), undefined);
const session = await findSession(c.db, id, new Date());
if (session?.role !== 'investor') throw new Error();
const bare = Fastify();
bare.get('/', () => queryRows(c.db, selectDeals(session, new Date())));
const a = await app.listen({ port: 4110, host: '127.0.0.1' });
const b = await bare.listen({ port: 4111, host: '127.0.0.1' });
const run = async (u: string) => (await autocannon({ url: u, connections: 10, duration: 5, headers: { cookie: `session=${id}` } }));
for (let i = 0; i < 3; i++) {
  const x = await run(`${b}/`); const y = await run(`${a}/api/v1/ventures`);
  console.log('bare', x.requests.average, x.non2xx, 'ours', y.requests.average, y.non2xx, (y.requests.average / x.requests.average).toFixed(2), x.throughput.average / x.requests.average, y.throughput.average / y.requests.average);
}
process.exit(0);
