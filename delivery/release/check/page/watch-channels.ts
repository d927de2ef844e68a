import type { Ledger } from './ledger';

interface Channel {
  close?: () => void;
  terminate?: () => void;
}

/** Watches what talks to others: to other tabs, to workers, to a server. */
export function watchChannels(ledger: Ledger): void {
  for (const name of ['BroadcastChannel', 'EventSource', 'WebSocket', 'Worker'] as const) {
    const kind = window[name] as unknown as (new (...values: unknown[]) => Channel) & {
      prototype: Channel;
    };
    window[name] = new Proxy(kind, {
      construct(target, values, newTarget) {
        const channel = Reflect.construct(target, values, newTarget) as Channel;
        ledger.begin(channel, name);
        return channel;
      },
    }) as never;
    const way = name === 'Worker' ? 'terminate' : 'close';
    const end = kind.prototype[way];
    kind.prototype[way] = function (this: Channel) {
      ledger.end(this);
      end?.call(this);
    };
  }
}
