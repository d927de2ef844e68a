import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';

import { hostileHtml, onPhone, richHtml } from '../testing';
import { HtmlBody } from './html-body';

const meta = {
  title: 'Text of others/HTML body',
  component: HtmlBody,
  parameters: {
    docs: {
      description: {
        component:
          'The body of a content page, written by others. It is cleaned in the browser by the same ' +
          'rules as in the API, links open in new tabs, pictures fit, videos stand in a 16:9 frame, ' +
          'wide tables scroll by themselves. For text of our own use `Text` and `Heading`; for a list ' +
          'of items `ContentTeaser`.',
      },
    },
  },
  args: { html: richHtml },
} satisfies Meta<typeof HtmlBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'the partner’s page' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('region', { name: 'Round sizes by year' })).toBeVisible();
    const image = canvasElement.querySelector('img');
    await expect(image?.getBoundingClientRect().width).toBeLessThanOrEqual(
      canvasElement.getBoundingClientRect().width,
    );
  },
};

/** Nothing of this may run, load or leave; what is only text stays. */
export const Hostile: Story = {
  args: { html: hostileHtml },
  play: async ({ canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect('attacked' in window).toBe(false);
    await expect(canvasElement.innerHTML).not.toMatch(
      /script:|<script|onerror|onclick|srcdoc|style=|evil\.test|text\/html|<(svg|math|form|input|object|embed|base|meta|style)/i,
    );
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvasElement).toHaveTextContent('What is only text stays.');
  },
};

export const UnknownFrame: Story = {
  args: {
    html: [
      'https://evil.test/embed/1',
      'http://www.youtube.com/embed/1',
      '//www.youtube.com/embed/1',
      '/embed/1',
      'https://www.youtube.com.evil.test/embed/1',
      'https://www.youtube.com@evil.test/embed/1',
      'https://someone@www.youtube.com/embed/1',
      'https://www.youtube.com:8443/embed/1',
      'data:text/html,x',
    ]
      .map((source) => `<p>Before</p><iframe src="${source}"></iframe>`)
      .join(''),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const Phone: Story = { globals: onPhone };
export const Empty: Story = { args: { html: '' } };
