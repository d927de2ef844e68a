import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { useHost } from '@syndication/contract/host';
import { getSyndicationGroups } from '@syndication/contract/members/members.endpoints';
import {
  postDealNomination,
  postNominationMail,
  postShowcaseNomination,
} from '@syndication/contract/nominations/nominations.endpoints';
import {
  NOMINATION_MESSAGES as TEXT,
  NOTHING_NOMINATED,
} from '@syndication/contract/nominations/nominations.rules';
import type { NominationOutcome } from '@syndication/contract/nominations/nominations.schemas';
import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';
import {
  AppFrame,
  DisclosureMenu,
  MenuButton,
  PageHeader,
  useLazyDialog,
} from '@syndication/shared-ui/core';
import {
  answer,
  dropConnection,
  fail,
  fixtureId,
  greatLakes,
  investorSession,
  neverAnswer,
  northeast,
  onPhone,
  ScreenHost,
  screenParameters,
} from '@syndication/shared-ui/testing';

import { MENU_ACTIONS } from '../../navigation';
import { NominateActions } from './nominate-actions';

interface StageProps {
  partnerOrigin?: string;
  /** When the showcase's deadline is, and when the showcase. */
  showcaseDeadlineAt?: string;
  showcaseEndsAt?: string;
}

/** The nominate links in the header, and in a menu as the shell's user menu has them. */
function Actions() {
  const host = useHost();
  const { open, dialog } = useLazyDialog();
  return (
    <>
      <NominateActions onOpen={open} />
      <DisclosureMenu label="Hello, Irene" icon="I">
        {MENU_ACTIONS.map(
          ({ label, load, isFor }) =>
            load &&
            (isFor?.(host) ?? true) && (
              <MenuButton key={label} onClick={() => open(load)}>
                {label}
              </MenuButton>
            ),
        )}
      </DisclosureMenu>
      {dialog}
    </>
  );
}

/** The header with the nominate links over a page. */
function Stage({
  partnerOrigin = 'https://partner.example/api/v1',
  showcaseDeadlineAt = '2999-10-29T23:59:00-04:00',
  showcaseEndsAt = '2999-11-19T12:00:00-05:00',
}: StageProps) {
  return (
    <ScreenHost
      session={investorSession}
      host={{
        settings: { ...DEFAULT_SETTINGS, partnerOrigin, showcaseDeadlineAt, showcaseEndsAt },
      }}
    >
      <AppFrame brand={DEFAULT_SETTINGS.brand} actions={<Actions />}>
        <PageHeader title="Northeast Deals" />
      </AppFrame>
    </ScreenHost>
  );
}

const allGroups = [greatLakes, northeast, { id: fixtureId(3), title: 'Rocky Mountain' }];
const groups = answer(getSyndicationGroups, { data: allGroups, ventures: [] });
/** Answers about the addresses of a body, each in the groups that it names. */
const outcomesOf = (
  body: unknown,
  describe: (email: string, title: string) => Partial<NominationOutcome>,
): NominationOutcome[] => {
  const { data } = body as { data: { email: string; syndicationGroupIds: string[] }[] };
  return data.flatMap(({ email, syndicationGroupIds }) =>
    allGroups
      .filter(({ id }) => syndicationGroupIds.includes(id))
      .map(({ id, title }) => ({
        email,
        syndicationGroup: { id, title },
        outcome: 'already-nominated',
        nominatedAt: '2026-10-03T09:00:00.000Z',
        isNominatedByYou: true,
        mailedAt: '2026-10-03T09:00:00.000Z',
        canMailAgain: true,
        ...describe(email, title),
      })),
  );
};
const answeringWith = (describe: Parameters<typeof outcomesOf>[1]) =>
  answer(postDealNomination, ({ body }) => {
    const outcomes = outcomesOf(body, describe);
    const added = outcomes.filter(({ outcome }) => outcome === 'nominated');
    return { data: [...new Set(added.map(({ email }) => email))], outcomes };
  });
const nominated = answeringWith(() => ({ outcome: 'nominated', canMailAgain: false }));
const mailed = answer(postNominationMail, ({ body }) =>
  outcomesOf(body, () => ({ outcome: 'mailed-again', canMailAgain: false })),
);
const showcased = answer(postShowcaseNomination, ({ body }) => ({
  data: { data: (body as { email: string[] }).email },
}));
const network = (...handlers: unknown[]) => ({ msw: { handlers: [...handlers, groups] } });

const meta: Meta<typeof Stage> = {
  title: 'Screens/Investor/Nominations',
  component: Stage,
  parameters: { ...screenParameters, ...network(nominated, mailed, showcased) },
};
export default meta;
type Story = StoryObj<typeof Stage>;
type Play = NonNullable<Story['play']>;

const body = () => within(document.body);

const findFirstEmail = () => body().findByRole('textbox', { name: 'Email 1' });
const opening =
  (name: string, findOpened: () => Promise<unknown> = findFirstEmail): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Depending on the window's width, it is in the header or in a menu.
    const menu = canvas.queryByRole('button', { name: /^Nominate ?▾?$/ });
    const isDirect = canvas.queryByRole('button', { name }) !== null;
    if (!isDirect) {
      await userEvent.click(menu ?? canvas.getByRole('button', { name: /^Hello/ }));
    }
    await userEvent.click(canvas.getByRole('button', { name }));
    await findOpened();
  };
const openSyndication = opening('Nominate a deal');
const openShowcase = opening('Nominate to showcase');

const typing = async (first: string, second?: string) => {
  await userEvent.type(body().getByRole('textbox', { name: 'Email 1' }), first);
  if (second === undefined) return;
  await userEvent.click(body().getByRole('button', { name: 'Add another email' }));
  await userEvent.type(body().getByRole('textbox', { name: 'Email 2' }), second);
};
const ticking = async (group: string) =>
  userEvent.click(await body().findByRole('checkbox', { name: group }));
const pressing = (name: string) => userEvent.click(body().getByRole('button', { name }));

const fillAndSend: Play = async (context) => {
  await openSyndication(context);
  await typing('ana@tidewater.example', 'ben@fernhill.example');
  await ticking('Northeast');
  await pressing('Send Email');
};
const fillAndSendShowcase: Play = async (context) => {
  await openShowcase(context);
  await typing('ana@tidewater.example', 'ben@fernhill.example');
  await pressing('Send');
};

export const Closed: Story = {};

export const MenuOnPhone: Story = {
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Hello/ }));
  },
};

export const Open: Story = {
  play: async (context) => {
    await openSyndication(context);
    await body().findByRole('checkbox', { name: 'Northeast' });
    await expect(body().getByRole('button', { name: 'Send Email' })).toBeDisabled();
    await expect(body().getByText(TEXT.atLeastOneEmail)).toBeVisible();
  },
};

export const OpenOnPhone: Story = { ...Open, globals: onPhone };

export const GroupMissing: Story = {
  play: async (context) => {
    await openSyndication(context);
    await typing('ana@tidewater.example');
    await body().findByRole('checkbox', { name: 'Northeast' });
    await expect(body().getByText(TEXT.atLeastOneGroup)).toBeVisible();
    await expect(body().getByRole('button', { name: 'Send Email' })).toBeDisabled();
  },
};

export const Duplicate: Story = {
  play: async (context) => {
    await openSyndication(context);
    await typing('ana@tidewater.example', 'Ana@Tidewater.example');
    await ticking('Northeast');
    await expect(body().getByText(TEXT.duplicate)).toBeVisible();
    await expect(body().getByRole('button', { name: 'Send Email' })).toBeDisabled();
  },
};

export const GroupsLoading: Story = {
  parameters: { msw: { handlers: [neverAnswer(getSyndicationGroups)] } },
  play: openSyndication,
};

export const GroupsFailed: Story = {
  parameters: { msw: { handlers: [dropConnection(getSyndicationGroups)] } },
  play: async (context) => {
    await openSyndication(context);
    await typing('ana@tidewater.example');
    await body().findByRole('button', { name: 'Retry' });
  },
};

/** An association that is being set up. */
export const NoGroups: Story = {
  parameters: { msw: { handlers: [answer(getSyndicationGroups, { data: [], ventures: [] })] } },
  play: opening('Nominate a deal', () => body().findByText('There is no group to nominate to')),
};

export const Submitting: Story = {
  parameters: network(neverAnswer(postDealNomination)),
  play: async (context) => {
    await fillAndSend(context);
    await expect(await body().findByRole('button', { name: 'Sending…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Sent: Story = {
  play: async (context) => {
    await fillAndSend(context);
    const note = await body().findByText(
      'ana@tidewater.example, ben@fernhill.example have been successfully nominated',
    );
    await expect(note).toBeVisible();
    await expect(body().getByRole('textbox', { name: 'Email 1' })).toHaveValue('');
    await expect(body().getByRole('checkbox', { name: 'Northeast' })).not.toBeChecked();
    await expect(document.activeElement).toContainElement(note);
  },
};

const nominatedBefore = answeringWith(() => ({}));
const byAnother = answeringWith(() => ({ isNominatedByYou: false }));
const mailedToday = { mailedAt: '2026-11-22T09:00:00.000Z', canMailAgain: false };
const sendAgain = (email: string) =>
  body().findByRole('button', { name: `Send again to ${email}` });

/** Says that nothing was added, and offers the mail again. */
export const NominatedBeforeByYou: Story = {
  parameters: network(nominatedBefore, mailed),
  play: async (context) => {
    await fillAndSend(context);
    const note = await body().findByText(NOTHING_NOMINATED);
    await expect(document.activeElement).toContainElement(note);
    await expect(body().queryByText(/successfully/)).not.toBeInTheDocument();
    await expect(
      body().getAllByText('Northeast: already nominated on October 3, 2026 by you.'),
    ).toHaveLength(2);
    await sendAgain('ana@tidewater.example');
  },
};

/** Who it was stays untold. */
export const NominatedBeforeByAnother: Story = {
  parameters: network(byAnother, mailed),
  play: async (context) => {
    await fillAndSend(context);
    await expect(
      await body().findAllByText(
        'Northeast: already nominated on October 3, 2026 by another member.',
      ),
    ).toHaveLength(2);
  },
};

export const MailedAgain: Story = {
  parameters: network(nominatedBefore, mailed),
  play: async (context) => {
    await fillAndSend(context);
    await userEvent.click(await sendAgain('ana@tidewater.example'));
    const words = await body().findByText('Northeast: another email is on its way.');
    await expect(document.activeElement).toContainElement(words);
    await expect(
      body().queryByRole('button', { name: 'Send again to ana@tidewater.example' }),
    ).not.toBeInTheDocument();
    await sendAgain('ben@fernhill.example');
  },
};

export const MailingAgain: Story = {
  parameters: network(nominatedBefore, neverAnswer(postNominationMail)),
  play: async (context) => {
    await fillAndSend(context);
    await userEvent.click(await sendAgain('ana@tidewater.example'));
    await expect(
      await body().findByRole('button', { name: 'Sending… to ana@tidewater.example' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

export const MailingAgainFailed: Story = {
  parameters: network(nominatedBefore, dropConnection(postNominationMail)),
  play: async (context) => {
    await fillAndSend(context);
    await userEvent.click(await sendAgain('ana@tidewater.example'));
    await expect(await body().findByRole('alert')).toHaveTextContent(
      'We cannot tell whether this was doneWe cannot reach the service. Check your internet connection',
    );
    await sendAgain('ana@tidewater.example');
  },
};

/** The last mail is too recent: there is nothing to press. */
export const MailedToday: Story = {
  parameters: network(answeringWith(() => mailedToday)),
  play: async (context) => {
    await fillAndSend(context);
    await expect(
      await body().findAllByText(/by you\. The last email was sent less than 24 hours ago\.$/),
    ).toHaveLength(2);
    await expect(body().queryByRole('button', { name: /Send again/ })).not.toBeInTheDocument();
  },
};

/** Another member was quicker. */
export const MailedAgainTooSoon: Story = {
  parameters: network(
    nominatedBefore,
    answer(postNominationMail, ({ body: sent }) =>
      outcomesOf(sent, () => ({ outcome: 'mailed-lately', ...mailedToday })),
    ),
  ),
  play: async (context) => {
    await fillAndSend(context);
    await userEvent.click(await sendAgain('ana@tidewater.example'));
    await body().findByText(
      'Northeast: no email was sent. The last one went out less than 24 hours ago.',
    );
  },
};

const mixed = answeringWith((email, title) => {
  if (email.startsWith('ana') && title === 'Great Lakes') {
    return { outcome: 'nominated', ...mailedToday };
  }
  if (email.startsWith('ana')) return {};
  if (email.startsWith('ben')) return { isNominatedByYou: false, ...mailedToday };
  return { outcome: 'nominated', ...mailedToday };
});

/** Of three addresses one is new, one is new in one group, and one is not new at all. */
export const Mixed: Story = {
  parameters: network(mixed, mailed),
  play: async (context) => {
    await openSyndication(context);
    await typing('ana@tidewater.example', 'ben@fernhill.example');
    await userEvent.click(body().getByRole('button', { name: 'Add another email' }));
    await userEvent.type(body().getByRole('textbox', { name: 'Email 3' }), 'cy@oakline.example');
    await ticking('Northeast');
    await ticking('Great Lakes');
    await pressing('Send Email');
    await body().findByText(
      'ana@tidewater.example, cy@oakline.example have been successfully nominated',
    );
    const before = within(body().getByRole('list', { name: 'Nominated before' }));
    await expect(before.getAllByRole('listitem')).toHaveLength(2);
    await expect(
      before.getByText('Great Lakes: nominated. The email is on its way.'),
    ).toBeVisible();
    await sendAgain('ana@tidewater.example');
  },
};

export const MixedOnPhone: Story = { ...Mixed, globals: onPhone };

const many = Array.from(
  { length: 20 },
  (_, index) => `ceo${index + 1}@harborline-robotics.example`,
);

/** As many addresses as one nomination may name, pasted. */
export const ManyNominatedBefore: Story = {
  parameters: network(byAnother, mailed),
  play: async (context) => {
    await openSyndication(context);
    await userEvent.click(body().getByRole('textbox', { name: 'Email 1' }));
    await userEvent.paste(many.join(', '));
    await ticking('Northeast');
    await ticking('Rocky Mountain');
    await pressing('Send Email');
    await body().findByText(NOTHING_NOMINATED);
    await expect(body().getAllByRole('button', { name: /^Send again to/ })).toHaveLength(20);
  },
};

export const ManyNominatedBeforeOnPhone: Story = { ...ManyNominatedBefore, globals: onPhone };

/** An answer that carries an error is one (section 8). */
export const Refused: Story = {
  parameters: network(
    answer(postDealNomination, {
      data: [],
      outcomes: [],
      error: { message: 'These companies were nominated too often.' },
    }),
  ),
  play: async (context) => {
    await fillAndSend(context);
    await expect(await body().findByRole('alert')).toHaveTextContent('nominated too often');
    await expect(body().getByRole('textbox', { name: 'Email 2' })).toHaveValue(
      'ben@fernhill.example',
    );
    await expect(body().getByRole('checkbox', { name: 'Northeast' })).toBeChecked();
  },
};

export const RefusedOnPhone: Story = { ...Refused, globals: onPhone };

export const NotReached: Story = {
  parameters: network(dropConnection(postDealNomination)),
  play: async (context) => {
    await fillAndSend(context);
    await expect(await body().findByRole('alert')).toHaveTextContent('We cannot reach the service');
  },
};

export const FieldRefused: Story = {
  parameters: network(
    fail(postDealNomination, {
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: { 'data.0.syndicationGroupIds': 'A chosen group is archived or does not exist.' },
    }),
  ),
  play: async (context) => {
    await fillAndSend(context);
    await expect(await body().findByRole('alert')).toHaveTextContent(
      'is archived or does not exist',
    );
  },
};

export const Showcase: Story = {
  play: async (context) => {
    await openShowcase(context);
    // The dialog fades in.
    await waitFor(() => expect(body().getByText(DEFAULT_SETTINGS.showcaseDates)).toBeVisible());
    await expect(body().getByText(DEFAULT_SETTINGS.showcaseCriteria)).toBeVisible();
  },
};

const { showcaseDeadlineAt, showcaseEndsAt } = DEFAULT_SETTINGS;

/** The quoted dates stay; that they have passed is said before anything is sent. */
export const ShowcaseOver: Story = {
  args: { showcaseDeadlineAt, showcaseEndsAt },
  play: async (context) => {
    await openShowcase(context);
    await waitFor(() => expect(body().getByText('This showcase is over.')).toBeVisible());
    await expect(body().getByText(DEFAULT_SETTINGS.showcaseDates)).toBeVisible();
    await expect(body().getByText(/The date was November 19, 2025/)).toBeVisible();
  },
};

export const ShowcaseOverOnPhone: Story = { ...ShowcaseOver, globals: onPhone };

export const ShowcaseDeadlinePassed: Story = {
  args: { showcaseDeadlineAt },
  play: async (context) => {
    await openShowcase(context);
    await waitFor(() => expect(body().getByText(/The date was October 29, 2025/)).toBeVisible());
  },
};

/** Sending takes a deliberate act. */
export const ShowcaseOverUnconfirmed: Story = {
  ...ShowcaseOver,
  play: async (context) => {
    await fillAndSendShowcase(context);
    const confirmation = await body().findByRole('checkbox', { name: 'Nominate anyway' });
    await waitFor(() =>
      expect(confirmation).toHaveAccessibleDescription(
        'Check this box to nominate to a showcase that is over.',
      ),
    );
    await waitFor(() => expect(confirmation).toHaveFocus());
    await expect(body().queryByText(/successfully/)).not.toBeInTheDocument();
  },
};

export const ShowcaseOverSentAnyway: Story = {
  ...ShowcaseOver,
  play: async (context) => {
    await openShowcase(context);
    await typing('ana@tidewater.example');
    await ticking('Nominate anyway');
    await pressing('Send');
    await body().findByText(
      'ana@tidewater.example has been successfully nominated for the partner showcase program.',
    );
    await expect(body().getByRole('checkbox', { name: 'Nominate anyway' })).not.toBeChecked();
  },
};

export const ShowcaseOnPhone: Story = { ...Showcase, globals: onPhone };

export const ShowcaseEmpty: Story = {
  play: async (context) => {
    await openShowcase(context);
    await pressing('Send');
    await expect(await body().findByText(TEXT.emailRequired)).toBeVisible();
  },
};

export const ShowcaseSubmitting: Story = {
  parameters: network(neverAnswer(postShowcaseNomination)),
  play: async (context) => {
    await fillAndSendShowcase(context);
    await expect(await body().findByRole('button', { name: 'Sending…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ShowcaseSent: Story = {
  play: async (context) => {
    await fillAndSendShowcase(context);
    await body().findByText(
      'ana@tidewater.example, ben@fernhill.example have been successfully nominated for the partner showcase program.',
    );
  },
};

/** The partner's own words. */
export const ShowcaseRefused: Story = {
  parameters: network(
    http.post('*/nominations', () =>
      HttpResponse.json(
        { data: { message: 'Tidewater Robotics cannot be nominated to the showcase.' } },
        { status: 422 },
      ),
    ),
  ),
  play: async (context) => {
    await fillAndSendShowcase(context);
    await expect(await body().findByRole('alert')).toHaveTextContent('cannot be nominated');
    await expect(body().getByRole('textbox', { name: 'Email 1' })).toHaveValue(
      'ana@tidewater.example',
    );
  },
};

/** An association without a partner shows one link, at every width. */
export const NoPartner: Story = { args: { partnerOrigin: '' } };
