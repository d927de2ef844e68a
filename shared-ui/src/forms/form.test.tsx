import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { DesignProvider } from '@syndication/shared-ui/core';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { TextField } from './text-field';

describe('a field that the server refuses', () => {
  let refuse: () => Promise<void>;
  const send = () => screen.getByRole('button', { name: 'Send' });
  const field = (name: string) => screen.getByRole('textbox', { name });

  beforeEach(async () => {
    let answerNow = (): void => undefined;
    const refusal = new Promise<object>((resolve) => {
      answerNow = () => resolve({ website: 'There is no such page' });
    });
    refuse = () => act(async () => answerNow());
    render(
      <Form label="Company" validate={() => ({})} onSubmit={() => refusal}>
        <TextField name="website" label="Website" />
        <TextField name="problem" label="Problem" />
        <SubmitButton pending="Sending…">Send</SubmitButton>
      </Form>,
      { wrapper: DesignProvider },
    );
    await userEvent.click(send());
  });

  it('gets the focus', async () => {
    await refuse();
    await waitFor(() => expect(field('Website')).toHaveFocus());
  });

  it('does not take it from another field that is typed into meanwhile', async () => {
    await userEvent.type(field('Problem'), 'Ships');
    await refuse();
    await waitFor(() => expect(field('Website')).toBeInvalid());
    // It would have it by the next frame.
    await new Promise(requestAnimationFrame);
    expect(field('Problem')).toHaveFocus();
  });
});
