import { readGivenSettings } from './given-settings';

const standIns = { partnerOrigin: 'http://localhost:3003' };
const read = (text: string, defaults: Partial<typeof standIns> = standIns) => {
  process.env['PUBLIC_SETTINGS'] = text;
  return readGivenSettings(defaults);
};
afterEach(() => {
  delete process.env['PUBLIC_SETTINGS'];
});

it('reads what the environment sets, with the partner that is played here', () => {
  const { partnerOrigin } = standIns;
  expect(read('')).toEqual({ partnerOrigin });
  expect(read('{"brand":"Harbor Deals"}')).toEqual({ partnerOrigin, brand: 'Harbor Deals' });
  expect(read('{"partnerOrigin":""}')).toEqual({ partnerOrigin: '' });
  expect(read('{"brand":"Harbor Deals"}', {})).toEqual({ brand: 'Harbor Deals' });
});

it('names the variable that is wrong', () => {
  expect(() => read('{"colour":1}')).toThrow('PUBLIC_SETTINGS: there is no setting colour');
});
