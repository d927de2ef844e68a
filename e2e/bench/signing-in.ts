import { setTimeout as pause } from 'node:timers/promises';

export const BENCH_PASSWORD = 'Correct1horse';

/** One browser, as far as sign-in needs it; to the API's limits it is a client of its own behind a proxy. */
export class SigningIn {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly origin: string,
    private readonly client: number,
  ) {}

  /** A refused request is retried when the answer says, as a page and its user do. */
  private async send(path: string, body?: object): Promise<Response> {
    const answer = await this.sendOnce(path, body);
    if (answer.status !== 503) return answer;
    await pause(1_000 * Number(answer.headers.get('retry-after')));
    return this.send(path, body);
  }

  private async sendOnce(path: string, body?: object): Promise<Response> {
    const answer = await fetch(this.origin + path, {
      method: body ? 'POST' : 'GET',
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        'x-forwarded-for': `198.51.100.${this.client}`,
        'content-type': 'application/json',
        cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
        'x-xsrf-token': this.cookies.get('XSRF-TOKEN') ?? '',
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && value) this.cookies.set(name, value);
      else if (name) this.cookies.delete(name);
    }
    return answer;
  }

  /** Gets what every write needs. */
  async open(): Promise<void> {
    const answer = await this.send('/api/v1/login');
    const text = await answer.text();
    if (answer.status !== 200)
      throw new Error(`The session was answered ${answer.status}: ${text}`);
  }

  tryPassword(email: string, password: string): Promise<Response> {
    return this.send('/api/v2/sign-in', { email, password });
  }

  /** Both calls of a sign-in. */
  async signIn(email: string): Promise<void> {
    const answer = await this.tryPassword(email, BENCH_PASSWORD);
    if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}.`);
    const { data } = (await answer.json()) as { data: { token: string } };
    const saved = await this.send('/api/v2/login', { token: data.token, version: 2 });
    if (saved.status !== 204) throw new Error(`The sign-in token was answered ${saved.status}.`);
  }
}
