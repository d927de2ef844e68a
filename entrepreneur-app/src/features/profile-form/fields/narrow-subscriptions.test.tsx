import { DesignProvider } from '@syndication/shared-ui/core';
import { Form, SubmitButton, TextField } from '@syndication/shared-ui/forms';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ReactNode } from 'react';

import { StateField } from './state-field';

it('renders the field that is typed into and nothing else', async () => {
  const renders: string[] = [];
  const Watched = ({ id, children }: { id: string; children: ReactNode }) => (
    <Profiler id={id} onRender={() => renders.push(id)}>
      {children}
    </Profiler>
  );
  render(
    <DesignProvider>
      <Form
        label="Example"
        initialValues={{ ceoName: 'Nadia Okafor', country: 'US' }}
        validate={() => ({ state: 'State name is too short/long' })}
        onSubmit={async () => undefined}
      >
        <Watched id="company">
          <TextField name="companyName" label="Company name" />
        </Watched>
        <Watched id="other parts">
          <TextField name="ceoName" label="CEO name" />
          <StateField name="state" label="State" />
          <SubmitButton needs={['ceoName']} pending="Saving…">
            Save
          </SubmitButton>
        </Watched>
      </Form>
    </DesignProvider>,
  );
  await userEvent.click(screen.getByLabelText('Company name'));
  renders.length = 0;

  await userEvent.keyboard('Tide');

  expect(renders).toEqual(['company', 'company', 'company', 'company']);
});
