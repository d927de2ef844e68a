import { postReleaseReports } from '@syndication/contract/release/release-reports.calls';
import type { ReleaseReport } from '@syndication/contract/release/release-reports.schemas';

const XSRF_TOKEN = /(?:^|; )XSRF-TOKEN=([^;]*)/;
const REFUSED = 403;

const readXsrfToken = (): string => decodeURIComponent(XSRF_TOKEN.exec(document.cookie)?.[1] ?? '');

/**
 * Sends what the page has to say, also while it is being left: the client over axios cannot do that. Nobody
 * waits for the answer, and reports that do not arrive are not missed.
 */
export async function sendReports(reports: readonly ReleaseReport[]): Promise<void> {
  const { method, base, path } = postReleaseReports;
  const send = (token: string) =>
    fetch(new URL(base + path, location.origin), {
      method,
      keepalive: true,
      headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token },
      body: JSON.stringify({ reports }),
    });
  try {
    const token = readXsrfToken();
    const { status } = await send(token);
    // The refusal of a token brings the next one.
    if (status === REFUSED && readXsrfToken() !== token) await send(readXsrfToken());
  } catch {
    // The network is away.
  }
}
