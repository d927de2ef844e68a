import { completeSettings, DEFAULT_SETTINGS, publicPartOf } from './settings.rules';
import { readSettings } from './settings.schemas';

describe('readSettings', () => {
  it.each([undefined, '', ' ', '{}'])('takes %j as nothing set', (text) => {
    expect(readSettings(text)).toEqual({});
  });

  it('takes every setting, as the defaults are', () => {
    expect(readSettings(JSON.stringify(DEFAULT_SETTINGS))).toEqual(DEFAULT_SETTINGS);
  });

  it.each([
    ['no JSON', '{brand', 'must be JSON'],
    ['no object', '["brand"]', 'must be an object of settings'],
    ['an unknown one', '{"colour":"red"}', 'there is no setting colour'],
    ['a wrong type', '{"brand":7}', 'brand must be a text'],
    ['an empty text', '{"brand":""}', 'brand must be one line of text'],
    ['two lines', '{"brand":"A\\r\\nBcc: x@y.test"}', 'brand must be one line of text'],
    ['no address', '{"supportEmail":"support"}', 'supportEmail must be an email address'],
    ['a script', '{"requestAccessUrl":"javascript:alert(1)"}', 'requestAccessUrl must begin with'],
    ['a strange provider', '{"identityProviders":["x"]}', 'identityProviders.0'],
    ['no list', '{"identityProviders":"google"}', 'identityProviders must be a list'],
    ['a date without offset', '{"showcaseEndsAt":"2026-11-19"}', 'showcaseEndsAt must be a date'],
    ['a number', '{"partnerExtraFields":{"a":1}}', 'partnerExtraFields.a must be a text'],
    ['two at once', '{"brand":7,"colour":1}', 'brand must be a text; there is no setting colour'],
  ])('refuses %s in one line', (_name, text, message) => {
    let said = '';
    try {
      readSettings(text);
    } catch (error) {
      said = (error as Error).message;
    }
    expect(said).toContain(message);
    expect(said).not.toContain('\n');
  });
});

describe('completeSettings', () => {
  it('takes the default for what is missing', () => {
    expect(completeSettings({})).toEqual(DEFAULT_SETTINGS);
    expect(completeSettings({ brand: 'Harbor Deals' })).toEqual({
      ...DEFAULT_SETTINGS,
      brand: 'Harbor Deals',
    });
  });

  it('drops the default dates of the showcase for an association with its own text', () => {
    const settings = completeSettings({ showcaseDates: 'May 3, at the boathouse' });
    expect(settings).toMatchObject({ showcaseDeadlineAt: '', showcaseEndsAt: '' });
    const showcaseEndsAt = '2027-05-03T18:00:00Z';
    expect(completeSettings({ showcaseDates: 'May 3', showcaseEndsAt })).toMatchObject({
      showcaseDeadlineAt: '',
      showcaseEndsAt,
    });
  });
});

it('gives the page what a page needs', () => {
  const page = publicPartOf({ brand: 'Harbor Deals', feedbackAddressee: 'office@harbor.test' });
  expect(page).toEqual({ brand: 'Harbor Deals' });
});

it('has the showcase of the specification on its dates', () => {
  const inEastern = (moment: string) =>
    new Date(moment).toLocaleString('en-US', { timeZone: 'America/New_York' });
  const { showcaseDeadlineAt, showcaseEndsAt } = DEFAULT_SETTINGS;
  expect(inEastern(showcaseDeadlineAt)).toBe('10/29/2025, 11:59:00 PM');
  expect(inEastern(showcaseEndsAt)).toBe('11/19/2025, 12:00:00 PM');
});
