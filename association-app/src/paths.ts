import { CONSOLE_PATH } from '@syndication/contract/console/console.rules';

/** Where the console's screens are. */
export const PATHS = {
  overview: CONSOLE_PATH,
  groups: `${CONSOLE_PATH}/groups`,
  people: `${CONSOLE_PATH}/people`,
  deals: `${CONSOLE_PATH}/deals`,
  updates: `${CONSOLE_PATH}/updates`,
  agreement: `${CONSOLE_PATH}/agreement`,
  audit: `${CONSOLE_PATH}/audit`,
  nominations: `${CONSOLE_PATH}/nominations`,
  settings: `${CONSOLE_PATH}/settings`,
  health: `${CONSOLE_PATH}/health`,
} as const;
