import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { useAnnouncer } from './announcer';
import { usePageTitle } from './use-page-title';

function Titled({ title, heading }: { title: string; heading: string }) {
  usePageTitle(title);
  return <h1 tabIndex={-1}>{heading}</h1>;
}

const said = () => useAnnouncer.getState().message.trim();

it('announces the title of a page, but not if a heading with the same text gets the focus', () => {
  const { rerender } = render(<Titled title="Vote: Acme" heading="Acme" />, {
    wrapper: MemoryRouter,
  });
  expect(said()).toBe('Vote: Acme');
  act(() => screen.getByRole('heading').focus());
  rerender(<Titled title="Vote: Brightloom" heading="Brightloom" />);
  expect(said()).toBe('Vote: Acme');
  expect(document.title).toContain('Vote: Brightloom');
  rerender(<Titled title="My votes" heading="Brightloom" />);
  expect(said()).toBe('My votes');
});
