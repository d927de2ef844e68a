import { readOrigins } from './origins';

afterEach(() => delete process.env['PUBLIC_ORIGIN']);

it('reads origins as browsers write them, and names the variable that has something else', () => {
  process.env['PUBLIC_ORIGIN'] = ' https://Deals.example/  http://localhost:8080 ';
  const origins = ['https://deals.example', 'http://localhost:8080'];
  expect(readOrigins('PUBLIC_ORIGIN')).toEqual(origins);
  for (const wrong of ['deals.example', 'https://deals.example/a', 'ftp://deals.example']) {
    process.env['PUBLIC_ORIGIN'] = wrong;
    expect(() => readOrigins('PUBLIC_ORIGIN')).toThrow('PUBLIC_ORIGIN must list origins');
  }
});
