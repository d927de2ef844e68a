import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { getSyndicationGroups } from '@syndication/contract/members/members.endpoints';
import {
  postDealNomination,
  postShowcaseNomination,
} from '@syndication/contract/nominations/nominations.endpoints';
import { NOMINATION_MESSAGES as TEXT } from '@syndication/contract/nominations/nominations.rules';
import { DEFAULT_SETTINGS } from '@syndication/contract/settings/settings.rules';
import { AppFrame, PageHeader, useLazyDialog } from '@syndication/shared-ui/core';
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

import { NominateActions } from './nominate-actions';

interface StageProps {
  partnerOrigin?: string;
}

function Actions() {
  const { open, dialog } = useLazyDialog();
  return (
    <>
      <NominateActions onOpen={open} />
      {dialog}
    </>
  );
}

/** The header with the nominate links over a page. */
function Stage({ partnerOrigin = 'https://partner.example/api/v1' }: StageProps) {
  return (
    <ScreenHost
      session={investorSession}
      host={{ settings: { ...DEFAULT_SETTINGS, partnerOrigin } }}
    >
      <AppFrame brand={DEFAULT_SETTINGS.brand} actions={<Actions />}>
        <PageHeader title="Northeast Deals" />
      </AppFrame>
    </ScreenHost>
  );
}

const groups = answer(getSyndicationGroups, {
  data: [greatLakes, northeast, { id: fixtureId(3), title: 'Rocky Mountain' }],
  ventures: [],
});
const nominated = answer(postDealNomination, ({ body }) => ({
  data: (body as { data: { email: string }[] }).data.map(({ email }) => email),
}));
const showcased = answer(postShowcaseNomination, ({ body }) => ({
  data: (body as { email: string[] }).email,
}));
const network = (...handlers: unknown[]) => ({ msw: { handlers: [...handlers, groups] } });

const meta: Meta<typeof Stage> = {
  title: 'Screens/Investor/Nominations',
  component: Stage,
  parameters: { ...screenParameters, ...network(nominated, showcased) },
};
export default meta;
type Story = StoryObj<typeof Stage>;
type Play = NonNullable<Story['play']>;

const body = () => within(document.body);

const opening =
  (name: string): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const menu = canvas.queryByRole('button', { name: /^Nominate ?▾?$/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(canvas.getByRole('button', { name }));
    await body().findByRole('textbox', { name: 'Email 1' });
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

export const MenuOnAPhone: Story = {
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).queryByRole('button', { name: /^Nominate ?▾?$/ });
    if (menu) await userEvent.click(menu);
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

export const OpenOnAPhone: Story = { ...Open, globals: onPhone };

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

/** An answer that carries an error is one (section 8). */
export const Refused: Story = {
  parameters: network(
    answer(postDealNomination, {
      data: [],
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

export const RefusedOnAPhone: Story = { ...Refused, globals: onPhone };

export const NotReached: Story = {
  parameters: network(dropConnection(postDealNomination)),
  play: async (context) => {
    await fillAndSend(context);
    await expect(await body().findByRole('alert')).toHaveTextContent('No Response');
  },
};

export const FieldRefused: Story = {
  parameters: network(
    fail(postDealNomination, {
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: { 'data.0.syndicationGroupIds': 'This syndication group does not exist' },
    }),
  ),
  play: async (context) => {
    await fillAndSend(context);
    await expect(await body().findByRole('alert')).toHaveTextContent('does not exist');
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

export const ShowcaseOnAPhone: Story = { ...Showcase, globals: onPhone };

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
