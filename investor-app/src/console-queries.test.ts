import { QUERIES_CHANGED_IN_CONSOLE } from '@syndication/contract/console/console-queries.rules';
import { sharedQueryKeys } from '@syndication/contract/host';
import { createApiClient } from '@syndication/contract/http/client';

import { contentQuery } from './features/contents/api/get-content';
import { contentsQuery } from './features/contents/api/get-contents';
import { ownNominationsQuery } from './features/nominations/api/get-own-nominations';
import { groupPredictionsQuery } from './features/predictions/api/get-group-predictions';

const api = createApiClient();

it('keeps what the console changes under keys that the console knows', () => {
  const keys = [
    sharedQueryKeys.allVentures(),
    sharedQueryKeys.venture('a-deal'),
    sharedQueryKeys.syndicationGroups(),
    groupPredictionsQuery(api, 'a-group').queryKey,
    ownNominationsQuery(api, 'a-member').queryKey,
    contentsQuery(api).queryKey,
    contentQuery(api, 'an-update').queryKey,
  ];
  expect(QUERIES_CHANGED_IN_CONSOLE).toEqual(expect.arrayContaining(keys.map(([first]) => first)));
});
