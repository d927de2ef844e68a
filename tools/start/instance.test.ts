import { createServer, type AddressInfo } from 'node:net';

import { devServerOptions } from '@syndication/delivery-build/dev-server';

import { apiEnvironment, derivePorts, requireFreePorts } from './instance';

const ports = derivePorts(3100);
const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

it.each([
  [undefined, 'http://localhost:3100'],
  ['', 'http://localhost:3100'],
  ['https://deals.example', 'https://deals.example'],
  ['https://Deals.example/', 'https://deals.example'],
])('links and origin checks use PUBLIC_ORIGIN, else this machine: %s', (given, origin) => {
  if (given === undefined) delete process.env['PUBLIC_ORIGIN'];
  else process.env['PUBLIC_ORIGIN'] = given;
  expect(apiEnvironment(ports, {})).toMatchObject({ PUBLIC_ORIGIN: origin });
});

it.each(['https://deals.example/app', 'https://deals.example http://localhost:3100'])(
  'refuses the PUBLIC_ORIGIN %s',
  (given) => {
    process.env['PUBLIC_ORIGIN'] = given;
    expect(() => apiEnvironment(ports, {})).toThrow('PUBLIC_ORIGIN must');
  },
);

it('names the port that is in use, for any command that wants it', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(requireFreePorts({ pages: port })).rejects.toThrow(
    `Port ${port} (pages) is in use. Stop what listens there, or choose another one, for example PORT=3100.`,
  );
  await new Promise((resolve) => other.close(resolve));
});

it('answers a remote that is developed alone, which knows only where npm start is', () => {
  const { pages } = derivePorts(3000);
  const [proxy] = [devServerOptions({ isRemote: false }).proxy ?? []].flat();
  expect(proxy).toMatchObject({
    target: `http://127.0.0.1:${pages}`,
    headers: { origin: `http://localhost:${pages}` },
  });
});
