import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Registry } from '@syndication/contract/release/registry.rules';
import { completeSettings } from '@syndication/contract/settings/settings.rules';
import { fillIncludes, fillTexts, inlineScriptHashes } from '@syndication/delivery-build/page';
import { keyOfFile, PAGE_FILE, REGISTRY_KEY } from '@syndication/delivery-build/store-layout';

import { compress, type Content } from './content';
import { contentPolicy, type AllowedOrigins } from './headers';
import type { LiveSettings } from './live-settings';

/** What is live in a release store, ready to be sent. */
interface Live {
  registry: Content;
  page: Content;
  policy: string;
}

/** The origin of an address, if it is one. */
const originOf = (address: unknown): string[] =>
  typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : [];

/** There has been nothing to serve yet; the alarm has said why. */
export class NothingLive extends Error {}

/** Reads what is live from a release store's folder, and notices releases by itself. */
export class LivePages {
  private readonly registryFile: string;
  /** The state of the registry's file and the settings, and what both make live. */
  private current: { state: string; settings: unknown; live: Promise<Live> } | null = null;
  private lastGood: Live | null = null;
  /** The state of the file that was already logged as broken. */
  private alarmedFor: string | null = null;

  /** @param alarm is called once for each registry that cannot be used */
  constructor(
    private readonly storeFolder: string,
    private readonly origins: AllowedOrigins,
    private readonly settings: LiveSettings,
    private readonly alarm: (error: unknown) => void,
  ) {
    this.registryFile = path.join(storeFolder, REGISTRY_KEY);
  }

  /** What is live now; while a registry cannot be used, the last good one. @throws NothingLive when there has been none */
  async read(): Promise<Live> {
    const state = this.readState();
    const settings = await this.settings.read();
    if (this.current?.state !== state || this.current.settings !== settings) {
      this.current = { state, settings, live: this.make(settings) };
    }
    const { current } = this;
    try {
      this.lastGood = await current.live;
      this.alarmedFor = null;
      return this.lastGood;
    } catch (error) {
      // It is tried again: what is missing may still come.
      if (this.current === current) this.current = null;
      if (this.alarmedFor !== state) this.alarm(error);
      this.alarmedFor = state;
      if (!this.lastGood) throw new NothingLive('There is no page yet.', { cause: error });
      return this.lastGood;
    }
  }

  /** Changes whenever the file does; synchronous, for it takes microseconds and each request asks. */
  private readState(): string {
    const found = statSync(this.registryFile, { throwIfNoEntry: false });
    return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : 'missing';
  }

  private async make(settings: Record<string, unknown>): Promise<Live> {
    const text = await readFile(this.registryFile, 'utf8');
    const registry = JSON.parse(text) as Registry | null;
    if (!registry?.shell) throw new Error('The registry has no release of the shell.');
    const key = keyOfFile('shell', registry.shell.version, PAGE_FILE);
    const template = await readFile(path.join(this.storeFolder, key), 'utf8');
    const { remotes, overrides } = this.origins;
    const html = fillIncludes(fillTexts(template, completeSettings(settings)), {
      '/remote-origins.json': { remotes, overrides },
      '/settings.json': settings,
      '/registry.json': registry,
    });
    const connect = new Set([...this.origins.connect, ...originOf(settings['partnerOrigin'])]);
    const allowed = { ...this.origins, connect: [...connect] };
    return {
      registry: await compress(text, 'application/json; charset=utf-8'),
      page: await compress(html, 'text/html; charset=utf-8'),
      policy: contentPolicy(inlineScriptHashes(template), allowed),
    };
  }
}
