import { ENTREPRENEUR_FACTS } from '@syndication/contract/ventures/fact-lists.rules';
import { VENTURE_FACTS } from '@syndication/contract/ventures/venture-facts.rules';
import {
  entrepreneurSession,
  roundFixture,
  ScreenHost,
  ventureFixture,
} from '@syndication/shared-ui/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, Profiler, type ComponentType } from 'react';

import type { ProfileDraftKeeper } from './draft/use-profile-draft';
import { EditProfileForm } from './edit-profile-form';

type Fields = Record<string, ComponentType<{ name: string }>>;

const mockRenders: string[] = [];

/** The fields of a module, each telling under its name when anything in it is rendered. */
function mockWatchedFields(parts: Fields): Fields {
  const watched: Fields = { ...parts };
  for (const [id, Field] of Object.entries(parts)) {
    if (!/^[A-Z].*Field$/.test(id)) continue;
    watched[id] = (props) => (
      <Profiler id={props.name} onRender={(name) => mockRenders.push(name)}>
        {createElement(Field, props)}
      </Profiler>
    );
  }
  return watched;
}

jest.mock('@syndication/shared-ui/forms', () =>
  mockWatchedFields(jest.requireActual('@syndication/shared-ui/forms')),
);
jest.mock('@syndication/shared-ui/form-fields', () =>
  mockWatchedFields(jest.requireActual('@syndication/shared-ui/form-fields')),
);
jest.mock('./fields/country-field', () =>
  mockWatchedFields(jest.requireActual('./fields/country-field')),
);
jest.mock('./fields/phone-field', () =>
  mockWatchedFields(jest.requireActual('./fields/phone-field')),
);
jest.mock('./fields/radio-cards-field', () =>
  mockWatchedFields(jest.requireActual('./fields/radio-cards-field')),
);
jest.mock('./fields/state-field', () =>
  mockWatchedFields(jest.requireActual('./fields/state-field')),
);
jest.mock('./fields/url-field', () => mockWatchedFields(jest.requireActual('./fields/url-field')));

/** Those that hold a line of text, as far as an entrepreneur writes them. */
const LINES = ENTREPRENEUR_FACTS.filter(
  (name) => ['text', 'link', 'phone'].includes(VENTURE_FACTS[name].kind) && name !== 'description',
);
const FIELDS = [
  ...LINES,
  'currentVentureRound.amount',
  'currentVentureRound.valuation',
  'currentVentureRound.other',
  // Last: after a pause it says how many characters are left.
  'description',
];

const nothing = () => undefined;
const noDraft: ProfileDraftKeeper = {
  found: null,
  keep: nothing,
  discard: nothing,
  getState: () => 'saved',
  subscribe: () => nothing,
};

it('renders the field that is typed in and no other', async () => {
  const round = roundFixture({ securityType: 'Other', other: 'Revenue-based note' });
  const venture = ventureFixture({ currentVentureRound: round });
  const { container } = render(
    <ScreenHost session={entrepreneurSession}>
      <EditProfileForm
        draft={noDraft}
        venture={venture}
        readLatest={() => Promise.resolve(venture)}
        onSaved={() => undefined}
      />
    </ScreenHost>,
  );
  // The phone number is drawn again when its library has arrived.
  await screen.findByDisplayValue('(617) 555-0142');
  for (const name of FIELDS) {
    const field = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
    await userEvent.click(field!);
    await act(async () => undefined);
    mockRenders.length = 0;
    await userEvent.keyboard('12');
    expect(mockRenders.length).toBeGreaterThanOrEqual(2);
    expect([name, ...new Set(mockRenders)]).toEqual([name, name]);
  }
});
