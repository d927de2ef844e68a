import type { signIn } from '@syndication/contract/accounts/accounts.endpoints';
import type { EndpointInput } from '@syndication/contract/http/endpoint';

export type Credentials = EndpointInput<typeof signIn>['body'];
