import {
  NETWORK_MESSAGE_TYPE,
  type NetworkMessage,
} from '@syndication/contract/identity-providers/identity-providers.rules';

const FEATURES = 'popup,width=560,height=720';
/** A closed window sends no event, so it is polled; a message may still arrive after that. */
const POLL_INTERVAL_MS = 400;

/**
 * Opens an empty window, within the click that browsers allow it in; its address follows.
 * @returns null when the browser blocks it
 */
export const openNetworkPopup = (): Window | null =>
  window.open('about:blank', NETWORK_MESSAGE_TYPE, FEATURES);

function isNetworkMessage(data: unknown): data is NetworkMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { type, ...values } = data as Record<string, unknown>;
  const isText = (value: unknown) => value === null || typeof value === 'string';
  return (
    type === NETWORK_MESSAGE_TYPE &&
    ['code', 'state', 'error', 'iss'].every((name) => isText(values[name]))
  );
}

/**
 * Waits for the popup's message: from our own origin, from this very window, and of the right shape.
 * @returns null when the window was closed without one, or the screen was left
 */
export function waitForNetworkMessage(
  popup: Window,
  signal: AbortSignal,
): Promise<NetworkMessage | null> {
  return new Promise((resolve) => {
    let wasClosed = false;
    const finish = (message: NetworkMessage | null): void => {
      window.removeEventListener('message', onMessage);
      signal.removeEventListener('abort', onAbort);
      clearInterval(timer);
      resolve(message);
    };
    const onMessage = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== window.location.origin || source !== popup) return;
      if (isNetworkMessage(data)) finish(data);
    };
    const onAbort = (): void => {
      popup.close();
      finish(null);
    };
    const timer = setInterval(() => {
      if (wasClosed) finish(null);
      wasClosed = popup.closed;
    }, POLL_INTERVAL_MS);
    window.addEventListener('message', onMessage);
    signal.addEventListener('abort', onAbort);
  });
}
