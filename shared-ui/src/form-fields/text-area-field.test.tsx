import { composeStories } from '@storybook/react-webpack5';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { entrepreneurSession, ScreenHost } from '../testing';
import * as stories from './text-area-field.stories';

const { Default } = composeStories(stories);

it('counts an emoji as one character, as the schema does', async () => {
  render(
    <ScreenHost session={entrepreneurSession}>
      <Default />
    </ScreenHost>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox', { name: 'Description' }));
  await user.paste('🚀'.repeat(75));
  expect(screen.getByText('75 of 140')).toBeInTheDocument();
});
