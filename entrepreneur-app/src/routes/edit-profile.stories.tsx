import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { putProfileDraft } from '@syndication/contract/profile-drafts/profile-drafts.endpoints';
import { PROFILE_TEXTS } from '@syndication/contract/ventures/profile-form.rules';
import {
  getVenture,
  getVentures,
  postVentureActive,
  putVentureNoUpdate,
  updateVenture,
} from '@syndication/contract/ventures/ventures.endpoints';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import {
  answer,
  daysAgo,
  dropConnection,
  entrepreneurSession,
  fail,
  fixtureId,
  neverAnswer,
  RemoteScreens,
  roundFixture,
  roundsFixture,
  ventureFixture,
  type HttpHandler,
} from '@syndication/shared-ui/testing';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';

import app from '../app';
import { toDraftValues } from '../features/profile-form/draft/unsaved-changes';
import { toProfileValues } from '../features/profile-form/profile-values';
import { answerDraft } from '../testing/profile-draft-fixture';

/** The venture answers, changed by what the story says, and every call succeeds unless it says otherwise. */
const network = (facts: Partial<Venture> = {}, ...handlers: HttpHandler[]) => ({
  msw: {
    handlers: [
      ...handlers,
      answer(getVenture, ventureFixture(facts)),
      answer(getVentures, [ventureFixture(facts)]),
      answer(updateVenture, ventureFixture({ ...facts, version: 2 })),
      answer(postVentureActive, undefined),
      ...answerDraft(),
    ],
  },
});

const meta = {
  title: 'Screens/Entrepreneur/Edit profile',
  component: RemoteScreens,
  args: { app, session: entrepreneurSession, at: `/profile/${fixtureId(100)}/edit` },
  parameters: { layout: 'fullscreen', controls: { disable: true }, ...network() },
} satisfies Meta<typeof RemoteScreens>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
const tickClosed = async () => {
  await userEvent.click(await screen.findByLabelText('Round is closed'));
};
const rename = async () => {
  const field = await screen.findByLabelText('Company name');
  await userEvent.clear(field);
  await userEvent.type(field, 'Tidewater Hull Robotics');
};

export const Default: Story = {};

/** Beside the form is "No Change", for those who have nothing to change. */
export const NothingToChange: Story = {
  parameters: network({ daysSinceUpdate: 14 }, answer(putVentureNoUpdate, undefined)),
  play: async () => {
    await press('No Change');
    await expect(await screen.findByText(/is up to date as of today/)).toBeVisible();
  },
};

/** The last edit is too old for "No Change" to bring it back. */
export const OffTheList: Story = {
  parameters: network({
    daysSinceUpdate: 61,
    updatedAt: daysAgo(100),
    dealStatus: 'removed',
  }),
};

/** No investor sees it; it can be edited all the same. */
export const InNoGroup: Story = { parameters: network({ dealStatus: 'removed', nominations: [] }) };

/** The account of its deal lead was deleted. */
export const NobodyLeads: Story = {
  parameters: network({ dealLeadName: null, dealLeadEmail: null }),
};

export const Updated: Story = {
  play: async () => {
    await rename();
    await press('Update');
    await expect(await screen.findByText(PROFILE_TEXTS.updated)).toBeVisible();
  },
};

/** A draft leaves once typing has rested for a moment. */
const UNTIL_SENT = { timeout: 8_000 };

export const DraftKept: Story = {
  play: async () => {
    await rename();
    await expect(await screen.findByText(/^Draft kept\./, {}, UNTIL_SENT)).toBeVisible();
  },
};

export const DraftNotSent: Story = {
  parameters: network({}, fail(putProfileDraft, { status: 503, code: 'UNAVAILABLE' })),
  play: async () => {
    await rename();
    await expect(
      await screen.findByText(/^Draft kept in this tab only/, {}, UNTIL_SENT),
    ).toBeVisible();
  },
};

/** Not in the tab either: its storage is full. */
export const DraftKeptNowhere: Story = {
  parameters: network({}, fail(putProfileDraft, { status: 503, code: 'UNAVAILABLE' })),
  beforeEach: () => {
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    return () => {
      full.mockRestore();
    };
  },
  play: async () => {
    await rename();
    await expect(
      await screen.findByText(/^We could not save a draft/, {}, UNTIL_SENT),
    ).toBeVisible();
  },
};

const saved = toProfileValues(ventureFixture());
const draft = toDraftValues({ ...saved, companyName: 'Tidewater Hulls' }, saved);

/** Typed on another day, perhaps on another device. */
export const DraftFound: Story = {
  parameters: network(
    {},
    ...answerDraft({ values: draft, basedOnVersion: 1, savedAt: daysAgo(2) }),
  ),
  play: async () => {
    await expect(await screen.findByText('Your unsaved changes are back')).toBeVisible();
    await expect(screen.getByLabelText('Company name')).toHaveValue('Tidewater Hulls');
  },
};

/** The profile was saved after the draft was begun: what was saved then stays. */
export const StaleDraft: Story = {
  parameters: network(
    { version: 3, state: 'Maine' },
    ...answerDraft({ values: draft, basedOnVersion: 1, savedAt: daysAgo(2) }),
  ),
  play: async () => {
    await expect(
      await screen.findByText('Company name: Tidewater Robotics → Tidewater Hulls'),
    ).toBeVisible();
  },
};

export const Discarding: Story = {
  ...DraftFound,
  play: async () => {
    await press('Discard changes');
    await screen.findByRole('dialog', { name: 'Discard your changes?' });
  },
};

/** As a link away from the form would. */
export const Leaving: Story = {
  play: async () => {
    await rename();
    window.history.pushState(null, '', '/elsewhere');
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
  },
};

export const Updating: Story = {
  parameters: network({}, neverAnswer(updateVenture)),
  play: async () => {
    await press('Update');
    await expect(await screen.findByRole('button', { name: 'Updating…' })).toBeVisible();
  },
};

export const OtherSecurity: Story = {
  parameters: network({
    currentVentureRound: roundFixture({
      securityType: 'Other',
      other: 'Revenue-based note with a cap of 1.6x',
    }),
  }),
};

export const ForeignCompany: Story = {
  parameters: network({ country: 'CH', state: null, mobileNumber: '+41446681800' }),
};

/** Ticked by the member; unticking opens the round again. */
export const RoundClosed: Story = {
  play: async () => {
    await tickClosed();
    await expect(await screen.findByRole('button', { name: 'Add New Round' })).toBeVisible();
  },
};

export const NewRound: Story = {
  play: async () => {
    await tickClosed();
    await press('Add New Round');
    await expect(
      await screen.findByRole('region', { name: 'New Round Information' }),
    ).toBeVisible();
  },
};

export const NewRoundIncomplete: Story = {
  play: async () => {
    await tickClosed();
    await press('Add New Round');
    await press('Update');
    await expect(await screen.findByText('4 fields need your attention')).toBeVisible();
  },
};

/** Its terms stay as they are until it is reopened and saved. */
export const RoundSavedAsClosed: Story = {
  parameters: network({ currentVentureRound: roundFixture({ isRoundClosed: true }) }),
  play: async () => {
    await expect(await screen.findByLabelText('Raise amount')).toBeDisabled();
  },
};

const concluded = { isRoundClosed: true, isEditable: false, createdAt: daysAgo(130) };

/** After 120 days: the round stays as it is, the other facts can be corrected. */
export const RoundConcluded: Story = {
  parameters: network({ currentVentureRound: roundFixture(concluded) }),
  play: async () => {
    await expect(await screen.findByLabelText('Round is closed')).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Update' })).toBeEnabled();
  },
};

/** Staff closed it for good before its 120 days were over. */
export const RoundClosedByStaff: Story = {
  parameters: network({
    currentVentureRound: roundFixture({ ...concluded, createdAt: daysAgo(119) }),
  }),
};

/** Its days are over meanwhile. */
export const RoundClosedByStaffLongAgo: Story = {
  parameters: network({ currentVentureRound: roundFixture({ ...concluded, isClosedEarly: true }) }),
};

/** As older data may be: an amount is missing, and no level of the form is the stored one. */
const lacking = { committed: 'At least (25%)', valuation: null, securityType: null };

/** What is missing does not matter any more; the next round can be added. */
export const RoundConcludedLacking: Story = {
  parameters: network({ currentVentureRound: roundFixture({ ...concluded, ...lacking }) }),
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'At least (25%)' })).toBeDisabled();
    await expect(screen.queryByText(/^Profile: /)).toBeNull();
  },
};

/** Still open: what is missing is asked for, unless the round is closed. */
export const RoundLacking: Story = {
  parameters: network({ currentVentureRound: roundFixture(lacking) }),
};

export const RoundsHistory: Story = {
  parameters: network({
    isRound: true,
    currentVentureRound: roundsFixture[0] ?? null,
    ventureRounds: roundsFixture.slice(1),
  }),
  play: async () => {
    await press('Rounds History');
    const dialog = await screen.findByRole('dialog', { name: 'Rounds History' });
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(4);
  },
};

/** The first version, and for the read that follows a refused update the second one. */
function savedElsewhere(first: Venture, second: Venture): HttpHandler[] {
  let isRefused = false;
  return [
    fail(updateVenture, () => {
      isRefused = true;
      return { status: 409, code: 'STALE_VERSION' };
    }),
    answer(getVenture, () => {
      const venture = isRefused ? second : first;
      isRefused = false;
      return venture;
    }),
  ];
}

/** Saved in another tab meanwhile. */
export const ChangedElsewhere: Story = {
  parameters: network(
    {},
    ...savedElsewhere(
      ventureFixture(),
      ventureFixture({ version: 2, companyName: 'Tidewater Marine', state: 'Maine' }),
    ),
  ),
  play: async () => {
    await rename();
    await press('Update');
    await expect(
      await screen.findByText('Company name: Tidewater Robotics → Tidewater Marine'),
    ).toBeVisible();
  },
};

export const NotAnswered: Story = {
  parameters: network({}, dropConnection(updateVenture)),
  play: async () => {
    await rename();
    await press('Update');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'What you typed is still here',
    );
  },
};

export const NotMarkedActive: Story = {
  parameters: network({}, fail(postVentureActive, { status: 503, code: 'UNAVAILABLE' })),
  play: async () => {
    await press('Update');
    await expect(await screen.findByText('Your changes are saved')).toBeVisible();
  },
};

export const Loading: Story = { parameters: network({}, neverAnswer(getVenture)) };
export const Failed: Story = {
  parameters: network({}, fail(getVenture, { status: 503, code: 'UNAVAILABLE' })),
};
export const OfSomebodyElse: Story = {
  parameters: network({}, fail(getVenture, { status: 404, code: 'NOT_FOUND' })),
};
