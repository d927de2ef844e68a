import { buildPartner } from './partner';

const origin = 'http://localhost:3000';
const payload = { email: ['ceo@a.test'], nominator_email: 'i@b.test', token: 'showcase' };

async function nominate(body: unknown, headers: Record<string, string> = { origin }) {
  const app = await buildPartner({
    host: '127.0.0.1',
    port: 0,
    publicOrigin: origin,
    programToken: 'showcase',
  });
  return app.inject({ method: 'POST', url: '/nominations', headers, payload: body as object });
}

it('answers the nominated addresses under data.data and lets the page read them', async () => {
  const answer = await nominate({ ...payload, extra: 'a common field' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ data: { data: ['ceo@a.test'] } });
  expect(answer.headers['access-control-allow-origin']).toBe(origin);
  expect(answer.headers['access-control-allow-credentials']).toBe('true');
});

it('refuses a foreign origin', async () => {
  const answer = await nominate(payload, { origin: 'https://evil.test' });
  expect(answer.statusCode).toBe(403);
  expect(answer.headers['access-control-allow-origin']).not.toBe('https://evil.test');
});

it.each([
  ['a wrong program token', { ...payload, token: 'x' }, 403],
  ['no address', { ...payload, email: [] }, 400],
  ['an address of the refused domain', { ...payload, email: ['a@refused.test'] }, 422],
])('names the fault of %s in message', async (_name, body, status) => {
  const answer = await nominate(body);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({
    message: expect.any(String),
    data: { message: expect.any(String) },
  });
});

it('does not start in production', async () => {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await expect(nominate(payload)).rejects.toThrow('production');
  } finally {
    process.env['NODE_ENV'] = before;
  }
});
