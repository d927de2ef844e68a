import { apiEnvironment, derivePorts } from './instance';

const ports = derivePorts(3100);
const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

it.each([
  [undefined, 'http://localhost:3100'],
  ['', 'http://localhost:3100'],
  ['https://deals.example', 'https://deals.example'],
])('links and origin checks use PUBLIC_ORIGIN, else this machine: %s', (given, origin) => {
  if (given === undefined) delete process.env['PUBLIC_ORIGIN'];
  else process.env['PUBLIC_ORIGIN'] = given;
  expect(apiEnvironment(ports, {})).toMatchObject({ PUBLIC_ORIGIN: origin });
});
