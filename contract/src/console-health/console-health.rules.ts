/** What the platform does by itself again and again. */
export const JOB_NAMES = [
  'conclude-rounds',
  'send-reminders',
  'send-digests',
  'forget-expired',
  'forget-mails',
  'forget-reports',
  'watch-mail',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** How many mails that have not left are listed. */
export const UNSENT_MAILS_SHOWN = 50;

/** The releases that are shown were used within so many hours. */
export const RELEASES_SHOWN_HOURS = 24;
