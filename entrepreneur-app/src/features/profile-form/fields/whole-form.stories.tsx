import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ROUND_FACTS } from '@syndication/contract/ventures/round-facts.rules';
import { VENTURE_FACTS } from '@syndication/contract/ventures/venture-facts.rules';
import {
  COMMITTED_LEVELS,
  committedPercent,
  QUALIFICATIONS,
  SECURITY_TYPES,
} from '@syndication/contract/ventures/ventures.rules';
import { createVentureSchema } from '@syndication/contract/ventures/ventures.schemas';
import { Box, Button, PageHeader, Stack } from '@syndication/shared-ui/core';
import {
  CurrencyField,
  CheckboxGroupField,
  TextAreaField,
} from '@syndication/shared-ui/form-fields';
import {
  EmailField,
  Form,
  FormError,
  SubmitButton,
  TextField,
  useFormState,
  validateWith,
} from '@syndication/shared-ui/forms';
import { onPhone } from '@syndication/shared-ui/testing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { CountryField } from './country-field';
import { ErrorSummary } from './error-summary';
import { FormActions } from './form-actions';
import { FieldRow, FormSection } from './form-section';
import { PhoneField } from './phone-field';
import { RadioCardsField } from './radio-cards-field';
import { StateField } from './state-field';
import { TickedList } from './ticked-list';
import { UrlField } from './url-field';

type Values = Record<string, unknown>;

const NOMINATED: Values = {
  country: 'US',
  dealLeadGroup: 'Walnut Street Angels',
  dealLeadName: 'Irene Vasquez',
  dealLeadEmail: 'irene.vasquez@walnut-street.example',
};

const FILLED: Values = {
  ...NOMINATED,
  companyName: 'Tidewater Robotics',
  companyWebsite: 'https://tidewater-robotics.example',
  state: 'Maine',
  description: 'Autonomous boats that find corroded piers before a diver has to.',
  slideDeckLink: 'https://tidewater-robotics.example/deck.pdf',
  pitchVideoLink: 'https://video.example/tidewater',
  qualification: ['Women co-founder(s)'],
  ceoName: 'Nadia Okafor',
  mobileNumber: '+12075550142',
  currentVentureRound: {
    amount: 1_500_000,
    valuation: 6_000_000,
    committed: 'At least (50%)',
    securityType: 'Convertible note',
  },
};

function ReasonOfOther() {
  const { values } = useFormState<{ currentVentureRound?: { securityType?: string } }>({
    subscription: { values: true },
  });
  if (values.currentVentureRound?.securityType !== 'Other') return null;
  return (
    <TextAreaField
      name="currentVentureRound.other"
      label="Please specify"
      maxLength={ROUND_FACTS.other.length.max}
      rows={2}
      isRequired
    />
  );
}

function CompanyInformation() {
  return (
    <FormSection title="Company Information">
      <TextField name="companyName" label="Company name" autoComplete="organization" isRequired />
      <UrlField name="companyWebsite" label="Company website" isRequired />
      <FieldRow>
        <CountryField name="country" label="Country" stateName="state" isRequired />
        <StateField name="state" label="State" isRequired />
      </FieldRow>
      <TextAreaField
        name="description"
        label="Description"
        hint="1-line pitch, max 140 characters"
        maxLength={VENTURE_FACTS.description.length.max}
        isRequired
      />
    </FormSection>
  );
}

function Documents() {
  return (
    <>
      <FormSection
        title="Key Documents"
        description="Please make sure that investors can open the links without signing in."
      >
        <UrlField name="executiveSummaryLink" label="Executive summary" />
        <UrlField name="slideDeckLink" label="Pitch deck" isRequired />
        <UrlField name="pitchVideoLink" label="Pitch video" />
      </FormSection>
      <FormSection title="Deal Information">
        <UrlField name="dealRoomLink" label="Deal room" />
        <CheckboxGroupField
          name="qualification"
          label="Special Interest Qualification"
          options={QUALIFICATIONS}
        />
        <TickedList label="Syndication Group" items={['Northeast', 'Great Lakes']} />
      </FormSection>
    </>
  );
}

function People() {
  return (
    <>
      <FormSection title="CEO Contact Information">
        <TextField name="ceoName" label="CEO name" autoComplete="name" isRequired />
        <PhoneField name="mobileNumber" label="CEO mobile number" isRequired />
      </FormSection>
      <FormSection title="Nominating Investor Information">
        <TextField name="dealLeadGroup" label="Angel group/fund" isRequired />
        <TextField name="dealLeadName" label="Name" isReadOnly />
        <EmailField name="dealLeadEmail" autoComplete="off" isReadOnly />
      </FormSection>
    </>
  );
}

function CurrentRound() {
  return (
    <FormSection title="Current Round Information">
      <FieldRow>
        <CurrencyField name="currentVentureRound.amount" label="Raise amount" isRequired />
        <CurrencyField name="currentVentureRound.valuation" label="Valuation/cap" isRequired />
      </FieldRow>
      <RadioCardsField
        name="currentVentureRound.committed"
        label="% committed"
        options={COMMITTED_LEVELS}
        shareOf={committedPercent}
        isRequired
      />
      <RadioCardsField
        name="currentVentureRound.securityType"
        label="Security type"
        options={SECURITY_TYPES}
        isRequired
      />
      <ReasonOfOther />
    </FormSection>
  );
}

interface WholeFormProps {
  initialValues: Values;
  onSubmit: (values: Values) => Promise<Values | undefined>;
}

const validate = validateWith<Values>(createVentureSchema, (values) => ({
  ...values,
  qualification: values['qualification'] ?? [],
  currentVentureRound: values['currentVentureRound'] ?? {},
}));

/** The cards of the venture form, with every kind of field. */
function WholeForm({ initialValues, onSubmit }: WholeFormProps) {
  return (
    <Box maxW="form" mx="auto">
      <PageHeader title="Application To ACA Syndication" />
      <Form<Values>
        label="Application To ACA Syndication"
        initialValues={initialValues}
        validate={validate}
        onSubmit={onSubmit}
      >
        <FormError />
        <Stack gap="5">
          <CompanyInformation />
          <Documents />
          <People />
          <CurrentRound />
        </Stack>
        <FormActions state={<ErrorSummary />}>
          <Button variant="ghost">Cancel</Button>
          <SubmitButton pending="Creating…">Create</SubmitButton>
        </FormActions>
      </Form>
    </Box>
  );
}

const submit = (answer: WholeFormProps['onSubmit']) => fn(answer);

const meta = {
  title: 'Entrepreneur app/Profile form/A whole form',
  component: WholeForm,
  parameters: {
    docs: {
      description: {
        component:
          'How the fields make a long form: one column, a `FormSection` for each subject, a `FieldRow` ' +
          'for two short fields that belong together, and `FormActions` that stay in sight with the ' +
          '`ErrorSummary`. Required fields say so; the rest may stay empty. Short forms (sign-in, a ' +
          'dialog) need neither sections nor a summary.',
      },
    },
  },
  args: { initialValues: NOMINATED, onSubmit: submit(async () => undefined) },
} satisfies Meta<typeof WholeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { initialValues: FILLED } };

/** Prefilled from the nomination. */
export const Empty: Story = {};

/** The focus goes to the first field, the summary leads to every other. */
export const Incomplete: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    const summary = await canvas.findByText('11 fields need your attention');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveFocus(),
    );
    await userEvent.click(summary);
    await userEvent.click(canvas.getByRole('button', { name: /^Security type/ }));
    await expect(canvas.getByRole('radio', { name: 'Priced round' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('10 fields need your attention')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Mistakes that only the server knows lead to their fields just the same. */
export const RefusedByServer: Story = {
  args: {
    initialValues: FILLED,
    onSubmit: submit(async () => ({ companyWebsite: 'Another venture has this website.' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await expect(await canvas.findByText('1 field needs your attention')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Company website' })).toHaveFocus(),
    );
  },
};

/** What is sent is what the schema wants. */
export const Sent: Story = {
  args: { initialValues: FILLED },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Create' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(FILLED);
  },
};

export const Phone: Story = { args: { initialValues: FILLED }, globals: onPhone };
