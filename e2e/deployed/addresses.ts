function readAddress(setting: string): string {
  const address = process.env[setting];
  if (!address) throw new Error(`${setting} is missing: the address of a running product.`);
  return new URL(address).origin;
}

/** Where the product that is tried answers. */
export const ORIGIN = readAddress('ORIGIN');
export const MAILBOX_ORIGIN = readAddress('MAILBOX_ORIGIN');
export const STORYBOOK_ORIGIN = readAddress('STORYBOOK_ORIGIN');
export const PARTNER_ORIGIN = readAddress('PARTNER_ORIGIN');
