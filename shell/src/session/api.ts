import { createApiClient } from '@syndication/contract/http/client';

/** The one api client of the page; remotes get it from the host. */
export const api = createApiClient();
