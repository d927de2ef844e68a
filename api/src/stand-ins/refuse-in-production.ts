/**
 * Stand-ins accept anyone and show mail to anyone.
 * @throws when they are started in production
 */
export function refuseInProduction(standIn: string): void {
  if (process.env['NODE_ENV'] !== 'production') return;
  throw new Error(`The ${standIn} stand-in does not start when NODE_ENV is production.`);
}
