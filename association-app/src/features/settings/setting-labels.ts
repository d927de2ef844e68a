import type { ConsoleSetting } from '@syndication/contract/console-settings/console-settings.rules';

import { describeEastern } from './eastern-time';

export interface SettingLabel {
  name: ConsoleSetting;
  label: string;
  hint?: string | undefined;
  /** A moment, chosen in the browser's calendar. */
  isMoment?: true;
  /** Values with the words for them, where a setting has few. */
  choices?: readonly (readonly [value: string, text: string])[];
}

/** Settings as staff think of them. */
export const SETTING_SECTIONS: readonly { title: string; settings: readonly SettingLabel[] }[] = [
  {
    title: 'Names and addresses',
    settings: [
      { name: 'associationName', label: 'Association', hint: 'In the footer and in mails.' },
      {
        name: 'brand',
        label: 'Brand',
        hint: 'In the header, page titles, and as the sender of mails.',
      },
      { name: 'supportEmail', label: 'Support address', hint: 'At the foot of every mail.' },
      { name: 'feedbackAddressee', label: 'Feedback goes to' },
      { name: 'requestAccessUrl', label: 'Form to request an investor account' },
      { name: 'helpVideoUrl', label: 'Help video' },
    ],
  },
  {
    title: 'Labels',
    settings: [
      { name: 'vendorLine', label: 'Vendor line' },
      { name: 'investorTrialLabel', label: 'Label for investors' },
      { name: 'entrepreneurLabel', label: 'Label for entrepreneurs' },
    ],
  },
  {
    title: 'Partner showcase',
    settings: [
      { name: 'showcaseDates', label: 'Dates in words' },
      {
        name: 'showcaseDeadlineAt',
        label: 'Deadline',
        isMoment: true,
        hint: 'US Eastern time. Once it has passed, the dialog says so.',
      },
      { name: 'showcaseEndsAt', label: 'End', isMoment: true, hint: 'US Eastern time.' },
      { name: 'showcaseCriteria', label: 'Criteria' },
      {
        name: 'partnerOrigin',
        label: 'Partner’s address',
        hint: 'Without it there is no showcase.',
      },
      { name: 'partnerProgramToken', label: 'Program token' },
    ],
  },
  {
    title: 'Updates',
    settings: [
      {
        name: 'specialUpdatesGroupId',
        label: 'Id of the special updates group',
        hint: 'Its items are What’s New.',
      },
    ],
  },
  {
    title: 'Passkeys',
    settings: [
      {
        name: 'consolePasskeys',
        label: 'The console',
        hint: 'Staff and admins of groups show it once each time they sign in with a password.',
        choices: [
          ['yes', 'needs a passkey'],
          ['no', 'opens with a password alone'],
        ],
      },
    ],
  },
  {
    title: 'Mails about deals',
    settings: [
      {
        name: 'timeZone',
        label: 'Time zone',
        hint: 'They leave at 7 in the morning there, weekly ones on Mondays: America/New_York.',
      },
    ],
  },
  {
    title: 'Audit trail',
    settings: [
      {
        name: 'auditKeptDays',
        label: 'Days that entries are kept',
        hint: 'From 90 to 9999. Empty: they are kept for good.',
      },
    ],
  },
];

/** A value in words: as its field shows it. */
export function describeSetting({ choices, isMoment }: SettingLabel, value: string): string {
  if (value === '') return 'none';
  if (isMoment) return describeEastern(value);
  return choices?.find(([choice]) => choice === value)?.[1] ?? value;
}
