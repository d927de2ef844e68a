import { readGivenSettings, readLogLevel, readOrigins, readPort } from './environment';

const { env } = process;
beforeEach(() => {
  process.env = { ...env };
});
afterAll(() => {
  process.env = env;
});

it('reads origins as browsers write them, and names the variable that has something else', () => {
  process.env['PUBLIC_ORIGIN'] = ' https://Deals.example/  http://localhost:8080 ';
  const origins = ['https://deals.example', 'http://localhost:8080'];
  expect(readOrigins('PUBLIC_ORIGIN')).toEqual(origins);
  for (const wrong of ['deals.example', 'https://deals.example/a', 'ftp://deals.example']) {
    process.env['PUBLIC_ORIGIN'] = wrong;
    expect(() => readOrigins('PUBLIC_ORIGIN')).toThrow(
      'PUBLIC_ORIGIN must be like https://a.example, not',
    );
  }
});

it('takes one origin where there can be only one', () => {
  process.env['PUBLIC_ORIGIN'] = 'https://a.example https://b.example';
  expect(() => readOrigins('PUBLIC_ORIGIN', 1)).toThrow(
    'PUBLIC_ORIGIN must be one origin, not "https://a.example https://b.example".',
  );
  process.env['PUBLIC_ORIGIN'] = 'https://a.example';
  expect(readOrigins('PUBLIC_ORIGIN', 1)).toEqual(['https://a.example']);
});

it('reads the port, and says what it must be and is', () => {
  process.env['PORT'] = '';
  expect(readPort(8080)).toBe(8080);
  process.env['PORT'] = '3100';
  expect(readPort(8080)).toBe(3100);
  expect(() => readPort(80, 3000)).toThrow('a whole number from 1 to 3000, not "3100".');
  for (const wrong of ['0', '65536', '80.5', 'http', '-1']) {
    process.env['PORT'] = wrong;
    const message = `PORT must be a whole number from 1 to 65535, not "${wrong}".`;
    expect(() => readPort(8080)).toThrow(message);
  }
});

it('reads the level of the log, and says what it must be and is', () => {
  process.env['LOG_LEVEL'] = '';
  expect(readLogLevel()).toBe('warn');
  process.env['LOG_LEVEL'] = 'silent';
  expect(readLogLevel()).toBe('silent');
  process.env['LOG_LEVEL'] = 'verbose';
  expect(() => readLogLevel()).toThrow(
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "verbose".',
  );
});

describe('PUBLIC_SETTINGS', () => {
  const standIns = { partnerOrigin: 'http://localhost:3003' };
  const read = (text: string, defaults: Partial<typeof standIns> = standIns) => {
    process.env['PUBLIC_SETTINGS'] = text;
    return readGivenSettings(defaults);
  };

  it('is read with the partner that is played here', () => {
    const { partnerOrigin } = standIns;
    expect(read('')).toEqual({ partnerOrigin });
    expect(read('{"brand":"Harbor Deals"}')).toEqual({ partnerOrigin, brand: 'Harbor Deals' });
    expect(read('{"partnerOrigin":""}')).toEqual({ partnerOrigin: '' });
    expect(read('{"brand":"Harbor Deals"}', {})).toEqual({ brand: 'Harbor Deals' });
  });

  it('is named when it is wrong', () => {
    expect(() => read('{"colour":1}')).toThrow('PUBLIC_SETTINGS: there is no setting colour');
  });
});
