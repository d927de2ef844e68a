import {
  googleAuth,
  googleAuthCallback,
  linkedinAuth,
  startGoogleAuth,
  startLinkedinAuth,
} from '@syndication/contract/identity-providers/identity-providers.endpoints';
import {
  noInvestorAccessCallbackMessage,
  noInvestorAccessMessage,
  type IdentityProvider,
} from '@syndication/contract/identity-providers/identity-providers.rules';
import type { MemberSession } from '@syndication/contract/members/members.schemas';

import type { RegisterModule } from '../../app-context';
import { AppError } from '../../http/app-error';
import { perAddress } from '../../http/rate-limit';
import { registerEndpoint } from '../../http/register-endpoint';
import { findBrowserId } from '../../http/xsrf';
import { beginBrowserSession, type BrowserCall } from '../accounts/browser-session';
import { findMemberSession } from '../members/members.repository';
import { answerDenials, answerProblems } from './answer-problems';
import { createConnector } from './connect-provider';
import { exchangeCode, type RedirectAnswer } from './exchange-code';
import { findInvestor } from './find-investor';
import type { Bearer } from './identity-requests';
import type { Identity } from './read-identity';
import { startSignIn } from './start-sign-in';
import { verifyIdToken } from './verify-id-token';

const LIMITS = { rateLimits: [perAddress(30)], queue: 'providers' } as const;

/** Sign-in through Google and the professional network (sections 2, 4 and 7). */
export const registerIdentityProviders: RegisterModule = (app) => {
  const { context } = app;
  const connect = createConnector(context.config, context.now);

  const start = (
    { request }: BrowserCall,
    provider: IdentityProvider,
    type?: 'code' | 'id_token',
  ) =>
    answerProblems(request, provider, async () => {
      const browserId = findBrowserId(request);
      if (browserId === null) throw new AppError('XSRF_REJECTED');
      return startSignIn(context, await connect(provider), browserId, type);
    });

  /** Begins the session of the user that `identify` finds. */
  async function signIn(
    call: BrowserCall,
    provider: IdentityProvider,
    describeDenial: (email: string) => string,
    identify: (bearer: Bearer) => Promise<Identity>,
  ): Promise<MemberSession> {
    const { request } = call;
    const bearer = { provider, browserId: findBrowserId(request) };
    const identity = await answerProblems(request, provider, () => identify(bearer));
    const userId = await answerDenials(request, identity, describeDenial, () =>
      beginBrowserSession(call, provider, (tx) => findInvestor(tx, identity)),
    );
    return findMemberSession(context.db, userId);
  }

  const byCode = (answer: RedirectAnswer) => (bearer: Bearer) =>
    exchangeCode(context, connect, bearer, answer);

  registerEndpoint(
    app,
    startGoogleAuth,
    async (call) => {
      const { url } = await start(call, 'google', call.body.responseType);
      return { url };
    },
    LIMITS,
  );

  registerEndpoint(
    app,
    googleAuth,
    (call) =>
      signIn(call, 'google', noInvestorAccessMessage, (bearer) =>
        verifyIdToken(context, connect, bearer, call.body.idToken),
      ),
    LIMITS,
  );

  registerEndpoint(
    app,
    googleAuthCallback,
    async (call) => {
      const describe = noInvestorAccessCallbackMessage;
      const { deMember } = await signIn(call, 'google', describe, byCode(call.query));
      const { email, syndicationGroup, firstName } = deMember;
      return { member: { email, syndicationGroup }, memberName: firstName };
    },
    LIMITS,
  );

  registerEndpoint(app, startLinkedinAuth, (call) => start(call, 'linkedin'), LIMITS);

  registerEndpoint(
    app,
    linkedinAuth,
    (call) => {
      const { authCode: code, state, iss } = call.body;
      return signIn(call, 'linkedin', noInvestorAccessMessage, byCode({ code, state, iss }));
    },
    LIMITS,
  );
};
