/** Where a member sees how good predictions were, and those who may confirm what rounds raised. */
export const TRACK_RECORD_PATH = '/track-record';
