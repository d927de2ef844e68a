import { createServer, type AddressInfo } from 'node:net';

import { modules } from '../modules';
import { startIdentity, type RunningIdentity } from '../stand-ins/identity/identity';
import { listPeople } from '../stand-ins/identity/people';
import { useApi, type TestApi } from './use-api';

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Plays both providers over loopback HTTP while the tests of this file run. */
function playProviders(api: TestApi): void {
  let standIn: RunningIdentity | undefined;
  beforeAll(async () => {
    const { config, db } = api.context;
    standIn = await startIdentity({
      host: '127.0.0.1',
      port: config.IDENTITY_PORT ?? 0,
      publicOrigin: config.PUBLIC_ORIGIN,
      identityProviders: config.identityProviders,
      findPeople: () => listPeople(db),
    });
  });
  afterAll(() => standIn?.close());
}

/** The real app, with both identity providers played as `npm start` does it. */
export function useApiWithStandIn(): TestApi {
  const api = useApi(modules, async () => ({ IDENTITY_PORT: String(await findFreePort()) }));
  playProviders(api);
  return api;
}

/** What a person presses in the chooser: an account, or one of the other two buttons. */
export type Choice = { email: string } | { outcome: 'cancel' | 'no-code' };

function findButton(page: string, choice: Choice): URLSearchParams {
  const buttons = page.match(/<button.*?<\/button>/gs) ?? [];
  const wanted = 'email' in choice ? choice.email : `value="${choice.outcome}"`;
  const button = buttons.find((one) => one.includes(wanted));
  const [, name, value] = /name="(\w+)" value="([^"]*)"/.exec(button ?? '') ?? [];
  if (!name || value === undefined) throw new Error(`The chooser has no button ${wanted}: ${page}`);
  return new URLSearchParams({ [name]: value });
}

/**
 * Goes to the provider as a browser does: keeps its cookies, follows its redirects, chooses.
 * @param cookies those of earlier visits; the new ones are added
 * @returns the address of the product that the provider sends the browser back to
 */
export async function visitProvider(
  start: string,
  choice: Choice,
  cookies = new Map<string, string>(),
): Promise<URL> {
  const { origin } = new URL(start);
  let [url, body]: [URL, URLSearchParams | null] = [new URL(start), null];
  for (let step = 0; step < 10; step += 1) {
    if (url.origin !== origin) return url;
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    const page = await answer.text();
    if (location !== null) [url, body] = [new URL(location, url), null];
    else if (answer.status === 200) body = findButton(page, choice);
    else throw new Error(`${url.pathname} answered ${answer.status}: ${page}`);
  }
  throw new Error('The provider does not come to an end.');
}
