import type { IdentityProvider } from '@syndication/contract/identity-providers/identity-providers.rules';
import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose';

/** What the real networks publish about themselves, as far as signing in goes. */
const METADATA: Record<IdentityProvider, Record<string, unknown>> = {
  google: {
    issuer: 'https://accounts.google.com',
    authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    token_endpoint: 'https://oauth2.googleapis.com/token',
    jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
    response_types_supported: ['code', 'token', 'id_token', 'code token', 'code id_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    code_challenge_methods_supported: ['plain', 'S256'],
  },
  linkedin: {
    issuer: 'https://www.linkedin.com/oauth',
    authorization_endpoint: 'https://www.linkedin.com/oauth/v2/authorization',
    token_endpoint: 'https://www.linkedin.com/oauth/v2/accessToken',
    jwks_uri: 'https://www.linkedin.com/oauth/openid/jwks',
    response_types_supported: ['code'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'profile', 'email'],
  },
};

const KEY_ID = 'recorded';
type Answer = () => Response | Promise<Response>;

/** A real network's address, with a key of ours behind it. */
export class RecordedNetwork {
  readonly metadata: Record<string, unknown>;
  /** What the token endpoint was sent; the latest is the last. */
  readonly exchanges: { form: URLSearchParams; headers: Headers }[] = [];
  /** What the token endpoint says to a code; a test sets it. */
  answerCode: (form: URLSearchParams) => Response | Promise<Response> = () =>
    Response.json({ error: 'invalid_grant' }, { status: 400 });
  /** Answers that replace the right ones, by name of the metadata or `discovery`. */
  readonly faults = new Map<string, Answer>();
  discoveries = 0;

  private constructor(
    provider: IdentityProvider,
    private readonly privateKey: CryptoKey,
    readonly publicKey: JWK,
  ) {
    this.metadata = { ...METADATA[provider] };
  }

  static async create(provider: IdentityProvider): Promise<RecordedNetwork> {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
    return new RecordedNetwork(provider, privateKey, jwk);
  }

  get issuer(): string {
    return String(this.metadata['issuer']);
  }

  sign(claims: JWTPayload): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .sign(this.privateKey);
  }

  /** The network's answer to a request; null for an address that is not its own. */
  async answer(request: Request): Promise<Response | null> {
    const { metadata, faults } = this;
    const name =
      request.url === `${this.issuer}/.well-known/openid-configuration`
        ? 'discovery'
        : Object.keys(metadata).find((key) => metadata[key] === request.url);
    const fault = name && faults.get(name);
    if (fault) return fault();
    switch (name) {
      case 'discovery':
        this.discoveries += 1;
        return Response.json(metadata);
      case 'jwks_uri':
        return Response.json({ keys: [this.publicKey] });
      case 'token_endpoint': {
        const form = new URLSearchParams(await request.text());
        this.exchanges.push({ form, headers: request.headers });
        return this.answerCode(form);
      }
      default:
        return null;
    }
  }
}

/** The real networks' addresses answer with what was recorded of them; every other address is unreachable. */
export function playRecordedNetworks(): Record<IdentityProvider, RecordedNetwork> {
  const networks = {} as Record<IdentityProvider, RecordedNetwork>;
  beforeAll(async () => {
    networks.google = await RecordedNetwork.create('google');
    networks.linkedin = await RecordedNetwork.create('linkedin');
  });
  beforeEach(() => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      for (const network of Object.values(networks)) {
        const answer = await network.answer(request);
        if (answer) return answer;
      }
      throw new TypeError('fetch failed');
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const network of Object.values(networks)) network.faults.clear();
  });
  return networks;
}

/** Client ids as they are set for the real networks; everything else stays at its default. */
export const REAL_CLIENTS = {
  GOOGLE_CLIENT_ID: 'google-client',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  LINKEDIN_CLIENT_ID: 'linkedin-client',
  LINKEDIN_CLIENT_SECRET: 'linkedin-secret',
};

/** Claims that are right in every way. */
export function rightClaims(network: RecordedNetwork, audience: string, email: string) {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: network.issuer,
    aud: audience,
    sub: '1234567890',
    email,
    email_verified: true,
    iat: now,
    exp: now + 3600,
  };
}

/** A token endpoint's answer with this id token. */
export const answerToken = (idToken: string) =>
  Response.json({ access_token: 'a', token_type: 'Bearer', expires_in: 3600, id_token: idToken });
