import type { ConsoleSetting } from '@syndication/contract/console-settings/console-settings.rules';

import { describeEastern } from './eastern-time';

export interface FormSetting {
  name: ConsoleSetting;
  hint?: string | undefined;
  /** A moment, chosen in the browser's calendar. */
  isMoment?: true;
  /** Values with the words for them, where a setting has few. */
  choices?: readonly (readonly [value: string, text: string])[];
}

/** Settings as staff think of them. */
export const SETTING_SECTIONS: readonly { title: string; settings: readonly FormSetting[] }[] = [
  {
    title: 'Names and addresses',
    settings: [
      { name: 'associationName', hint: 'In the footer and in emails.' },
      { name: 'brand', hint: 'In the header, page titles, and as the sender of emails.' },
      { name: 'supportEmail', hint: 'At the end of every email.' },
      { name: 'feedbackAddressee' },
      { name: 'requestAccessUrl' },
      { name: 'helpVideoUrl' },
    ],
  },
  {
    title: 'Labels',
    settings: [
      { name: 'vendorLine' },
      { name: 'investorTrialLabel' },
      { name: 'entrepreneurLabel' },
    ],
  },
  {
    title: 'Partner showcase',
    settings: [
      { name: 'showcaseDates' },
      {
        name: 'showcaseDeadlineAt',
        isMoment: true,
        hint: 'US Eastern time. Once it has passed, the dialog says so.',
      },
      { name: 'showcaseEndsAt', isMoment: true, hint: 'US Eastern time.' },
      { name: 'showcaseCriteria' },
      { name: 'partnerOrigin', hint: 'Without it there is no showcase.' },
      { name: 'partnerProgramToken' },
    ],
  },
  {
    title: 'Updates',
    settings: [{ name: 'specialUpdatesGroupId', hint: 'Its updates appear under What’s New.' }],
  },
  {
    title: 'Passkeys',
    settings: [
      {
        name: 'consolePasskeys',
        hint: 'Staff and group admins use one each time they sign in with a password.',
        choices: [
          ['yes', 'needed'],
          ['no', 'not needed'],
        ],
      },
    ],
  },
  {
    title: 'Emails about deals',
    settings: [
      {
        name: 'timeZone',
        hint: 'Sent at 7 a.m. in this time zone, weekly ones on Mondays. Example: America/New_York.',
      },
    ],
  },
  {
    title: 'Audit trail',
    settings: [
      { name: 'auditKeptDays', hint: 'From 90 to 9999. Leave empty to keep them for good.' },
    ],
  },
];

/** A value in words: as its field shows it. */
export function describeSetting({ choices, isMoment }: FormSetting, value: string): string {
  if (value === '') return 'none';
  if (isMoment) return describeEastern(value);
  return choices?.find(([choice]) => choice === value)?.[1] ?? value;
}
