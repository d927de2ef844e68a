import { screen } from '@testing-library/react';
import { composeStories } from '@storybook/react-webpack5';
import { renderStory } from '@syndication/shared-ui/testing/render-story';
import { startTestServer } from '@syndication/shared-ui/testing/server';

import * as stories from './agreement.stories';

const server = startTestServer();
const { OnItsPage } = composeStories(stories);

it('defines the terms of section 2 and sets the six license terms', async () => {
  await renderStory(server, OnItsPage);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Angel Group',
    'Co-Investor',
    'Deal Memo',
    'Due Diligence Materials',
    'Individual Investors',
    'Lead Investor',
    'Syndicated Deal',
    'Venture Company',
    'No representations or warranties',
    'Non-reliance',
    'Non-solicitation',
    'No liability',
    'Non-disclosure of the Deal Memo',
    'Non-disclosure of company information',
  ]);
});
