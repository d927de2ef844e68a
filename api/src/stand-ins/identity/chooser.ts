import { text } from 'node:stream/consumers';

import type { IdentityProvider } from '@syndication/contract/identity-providers/identity-providers.rules';
import type { Provider } from 'oidc-provider';

import { CANCEL, NO_CODE, renderChooser, renderProblem } from './chooser-page';
import { NETWORKS, type NetworkMiddleware } from './networks';
import { subjectOf, type Person } from './people';

export const CHOOSER_PATH = '/interaction/';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
type Context = Parameters<NetworkMiddleware>[0];

/** Where the browser goes after the choice; back to the product, or through the rest of the protocol. */
async function decide(
  oidc: Provider,
  { req, res }: Context,
  network: IdentityProvider,
  { params }: Interaction,
): Promise<string> {
  const form = new URLSearchParams(await text(req));
  const [subject, outcome] = [form.get('subject'), form.get('outcome')];
  if (outcome === NO_CODE) {
    const back = new URL(String(params['redirect_uri']));
    back.searchParams.set('state', String(params['state']));
    return back.href;
  }
  if (outcome === CANCEL || subject === null) {
    const { cancelError: error } = NETWORKS[network];
    return oidc.interactionResult(req, res, { error, error_description: 'Cancelled.' });
  }
  const choice = { login: { accountId: subject }, select_account: {} };
  return oidc.interactionResult(req, res, choice);
}

/** Shows the account chooser and goes on with what was chosen. */
export function chooser(
  oidc: Provider,
  network: IdentityProvider,
  findPeople: () => Promise<readonly Person[]>,
): NetworkMiddleware {
  const { title } = NETWORKS[network];

  async function listChoices() {
    return (await findPeople()).map((person) => ({
      subject: subjectOf(network, person.email),
      name: `${person.firstName} ${person.lastName}`,
      email: person.email,
      note: person.note,
    }));
  }

  return async (ctx, next) => {
    if (!ctx.path.startsWith(CHOOSER_PATH)) {
      await next();
      return;
    }
    const interaction = await oidc.interactionDetails(ctx.req, ctx.res).catch(() => null);
    if (!interaction) {
      ctx.status = 400;
      ctx.body = renderProblem(title, 'This sign-in has ended or expired.');
    } else if (ctx.method === 'POST') {
      ctx.redirect(await decide(oidc, ctx, network, interaction));
      ctx.status = 303;
    } else {
      const action = `/${network}${CHOOSER_PATH}${interaction.uid}`;
      ctx.body = renderChooser(title, action, await listChoices());
    }
  };
}
