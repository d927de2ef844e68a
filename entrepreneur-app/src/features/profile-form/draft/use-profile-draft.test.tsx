import {
  deleteProfileDraft,
  getProfileDraft,
  putProfileDraft,
} from '@syndication/contract/profile-drafts/profile-drafts.endpoints';
import type { ProfileDraft } from '@syndication/contract/profile-drafts/profile-drafts.schemas';
import { answer, entrepreneurSession, ScreenHost } from '@syndication/shared-ui/testing';
import { startTestServer } from '@syndication/shared-ui/testing/server';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { useProfileDraft } from './use-profile-draft';

const server = startTestServer();

function Form() {
  const draft = useProfileDraft();
  if (!draft) return <p>Loading the form</p>;
  return (
    <>
      <p>{draft.found ? 'Your unsaved changes are back' : 'Nothing was typed'}</p>
      <button onClick={() => draft.keep({ companyName: 'Tidewater Hulls' }, 1)}>Type</button>
      <button onClick={draft.discard}>Discard</button>
    </>
  );
}

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Leave' : 'Open'}</button>
      {isOpen && <Form />}
    </>
  );
}

/** A server that keeps a draft at once, but answers only when it is let go; it forgets one only then. */
function startSlowServer(draft: ProfileDraft | null) {
  let stored = draft;
  const held: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => held.push(resolve));
  server.use(
    answer(getProfileDraft, () => stored),
    answer(putProfileDraft, async ({ body }) => {
      stored = { ...(body as ProfileDraft), savedAt: '2026-03-02T10:00:00.000Z' };
      await hold();
      return undefined;
    }),
    answer(deleteProfileDraft, async () => {
      await hold();
      stored = null;
      return undefined;
    }),
  );
  return held;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open(draft: ProfileDraft | null) {
  const held = startSlowServer(draft);
  render(
    <ScreenHost session={entrepreneurSession}>
      <Page />
    </ScreenHost>,
  );
  await screen.findByRole('button', { name: 'Discard' });
  return held;
}

it('does not offer a discarded draft again while the server has yet to forget it', async () => {
  const held = await open({
    values: { companyName: 'Tidewater Hulls' },
    basedOnVersion: 1,
    savedAt: '2026-03-02T10:00:00.000Z',
  });
  await press('Discard');
  await press('Leave');
  await press('Open');
  await waitFor(() => expect(held).toHaveLength(1));
  expect(screen.queryByText('Your unsaved changes are back')).not.toBeInTheDocument();
  held[0]?.();
  expect(await screen.findByText('Nothing was typed')).toBeVisible();
});

it('does not offer one that was discarded while it was still on its way', async () => {
  const held = await open(null);
  await press('Type');
  await waitFor(() => expect(held).toHaveLength(1), { timeout: 2_000 });
  await press('Discard');
  await press('Leave');
  await press('Open');
  held[0]?.();
  await waitFor(() => expect(held).toHaveLength(2));
  held[1]?.();
  expect(await screen.findByText('Nothing was typed')).toBeVisible();
});
