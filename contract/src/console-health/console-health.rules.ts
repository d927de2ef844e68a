/** The recurring jobs of the platform. */
export const JOB_NAMES = [
  'conclude-rounds',
  'send-reminders',
  'send-digests',
  'forget-expired',
  'forget-mails',
  'forget-reports',
  'watch-mail',
  // On PGlite alone.
  'tend-tables',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** How many mails that have not left are listed. */
export const UNSENT_MAILS_SHOWN = 50;

/** Releases used within this many hours are shown. */
export const RELEASES_SHOWN_HOURS = 24;
