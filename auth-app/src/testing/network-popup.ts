import {
  NETWORK_MESSAGE_TYPE,
  type NetworkMessage,
} from '@syndication/contract/identity-providers/identity-providers.rules';

/** Stands for the network's popup in stories and tests. */
export interface StubbedPopup {
  /** Posts what the callback page would post; `from` and `origin` forge a sender. */
  post: (
    message: Partial<NetworkMessage>,
    forged?: { source?: Window | null; origin?: string },
  ) => void;
  /** Where the popup was sent to. */
  address: () => string | undefined;
  /** As when the member closes the window. */
  close: () => void;
  remove: () => void;
}

/** A frame of the page in place of a popup: its window is a real one, so it can be a message's source. */
export function stubNetworkPopup(): StubbedPopup {
  const frame = document.createElement('iframe');
  frame.title = 'Stands for the popup';
  frame.hidden = true;
  document.body.append(frame);
  const popup = frame.contentWindow;
  const { open } = window;
  window.open = () => popup;
  return {
    post: (message, { source = popup, origin = window.location.origin } = {}) => {
      const data = {
        type: NETWORK_MESSAGE_TYPE,
        code: null,
        state: null,
        error: null,
        iss: null,
        ...message,
      };
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    },
    address: () => popup?.location.href,
    close: () => {
      if (popup) Object.defineProperty(popup, 'closed', { value: true });
    },
    remove: () => {
      frame.remove();
      window.open = open;
    },
  };
}
