const CHANNEL = 'updates-read';

/** Tells the browser's other tabs that the member has read an update. */
export function tellOtherTabs(contentId: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(contentId);
  channel.close();
}

/** @returns stops listening */
export function followOtherTabs(onRead: (contentId: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<string>) => onRead(data);
  return () => channel.close();
}
