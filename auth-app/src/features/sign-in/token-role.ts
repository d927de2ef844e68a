import { TOKEN_ROLE_OF, type Role } from '@syndication/contract/accounts/accounts.rules';
import { jwtDecode } from 'jwt-decode';

/** The right password on the wrong page: a member as entrepreneur, or the other way round. */
export class WrongRoleError extends Error {
  override readonly name = 'WrongRoleError';
}

/**
 * The token must have the page's role before it is saved (section 2). The server checks the signature and the
 * role again.
 * @throws WrongRoleError when the token says another role
 * @throws InvalidTokenError when it is not a token at all
 */
export function requireTokenRole(token: string, role: Role): void {
  const claims = jwtDecode<{ role?: unknown }>(token);
  if (claims.role !== TOKEN_ROLE_OF[role]) {
    throw new WrongRoleError(`This account does not belong to an ${role}.`);
  }
}
