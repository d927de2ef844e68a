import type { signIn } from '@syndication/contract/accounts/accounts.calls';
import type { CallInput } from '@syndication/contract/http/call';

export type Credentials = CallInput<typeof signIn>['body'];
