import { getAgreement } from '@syndication/contract/agreement/agreement.endpoints';

import type { RegisterModule } from '../../app-context';
import { registerEndpoint } from '../../http/register-endpoint';
import { findAgreementInForce } from './agreement.repository';

export const registerAgreement: RegisterModule = (app) => {
  registerEndpoint(app, getAgreement, () => findAgreementInForce(app.context.db));
};
