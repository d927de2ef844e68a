/** How many recovery codes are generated at a time; each works once. */
export const RECOVERY_CODES = 10;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** More than anybody has; bounds what one account can store. */
export const PASSKEYS_MAX = 20;

/** Transports of a device (WebAuthn); others are not stored. */
export const TRANSPORTS = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const;

export const PASSKEY_MESSAGES = {
  name: 'Give the passkey a name that you will recognize.',
  tooMany: `An account has at most ${PASSKEYS_MAX} passkeys. Remove one that you no longer use.`,
  notTaken: 'This passkey could not be added. Please try again.',
  unknown: 'This passkey does not belong to an account here. It may have been removed.',
  wrongCode: 'This is not one of your unused recovery codes.',
} as const;
