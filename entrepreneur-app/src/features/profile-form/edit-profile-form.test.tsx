import { entrepreneurSession, ScreenHost, ventureFixture } from '@syndication/shared-ui/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, Profiler, type ComponentType } from 'react';

import { EditProfileForm } from './edit-profile-form';

type Parts = Record<string, ComponentType<object>>;

const mockRenders: string[] = [];

/** The parts of a module, each telling when anything in it is rendered. */
function mockWatched(parts: Parts): Parts {
  const watch = ([id, Part]: [string, ComponentType<object>]) => [
    id,
    (props: object) => (
      <Profiler id={id} onRender={() => mockRenders.push(id)}>
        {createElement(Part, props)}
      </Profiler>
    ),
  ];
  return Object.fromEntries(Object.entries(parts).map(watch)) as Parts;
}

jest.mock('./company-information', () => mockWatched(jest.requireActual('./company-information')));
jest.mock('./documents-and-deal', () => mockWatched(jest.requireActual('./documents-and-deal')));
jest.mock('./people', () => mockWatched(jest.requireActual('./people')));
jest.mock('./round-fields', () => mockWatched(jest.requireActual('./round-fields')));
jest.mock('./update-notice', () => mockWatched(jest.requireActual('./update-notice')));

it.each([
  ['Company name', 'CompanyInformation'],
  ['CEO name', 'CeoContactInformation'],
  ['Valuation/cap', 'RoundFields'],
])('renders nothing else while %s is typed', async (name, card) => {
  render(
    <ScreenHost session={entrepreneurSession}>
      <EditProfileForm
        venture={ventureFixture()}
        readLatest={() => Promise.resolve(ventureFixture())}
        onSaved={() => undefined}
      />
    </ScreenHost>,
  );
  // The phone number is drawn once more when its library has arrived.
  await screen.findByDisplayValue('(617) 555-0142');
  await userEvent.click(screen.getByRole('textbox', { name }));
  await act(async () => undefined);
  mockRenders.length = 0;

  await userEvent.keyboard('123');

  expect(mockRenders.length).toBeGreaterThanOrEqual(3);
  expect(new Set(mockRenders)).toEqual(new Set([card]));
});
