import { render, screen } from '@testing-library/react';

import { EmailAddress } from './email-address';

it('breaks after the @ and before the dots of the host', () => {
  const { container } = render(<EmailAddress email="ann.lee@mail.harbor.test" />);
  expect(container.innerHTML).toBe('ann.lee@<wbr>mail<wbr>.harbor<wbr>.test');
  expect(screen.getByText('ann.lee@mail.harbor.test')).toBeVisible();
});
