import { matchPath, NO_CONTENT, type Answer, type Reply } from './answer';

/**
 * Stands in for the API: the gate judges a remote, and nothing that the API does may be at fault.
 * @returns null for a call that the contract does not have, or that nobody taught it to answer
 */
export async function replyTo(
  answers: readonly Answer[],
  method: string,
  pathname: string,
): Promise<Reply | null> {
  for (const { call, reply } of answers) {
    const params = call.method === method && matchPath(call, pathname);
    if (params) return reply(params);
  }
  // A call that changes something and answers nothing needs no lesson. Only the endpoint knows which it is, and
  // brings all schemas, so it is fetched when somebody asks.
  const { ENDPOINTS } = await import('./every-endpoint');
  const isSilent = ENDPOINTS.some(
    (endpoint) =>
      endpoint.method === method && !endpoint.response && matchPath(endpoint, pathname) !== null,
  );
  return isSilent ? NO_CONTENT : null;
}
