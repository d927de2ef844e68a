import { PAGE_FILE, REGISTRY_KEY, keyOfFile } from '@syndication/delivery-build/store-layout';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Registry } from '@syndication/contract/release/registry.rules';

import { fillIncludes, inlineScriptHashes } from '@syndication/delivery-build/page';

/** A page as it goes out, and the hashes of its inline scripts. */
interface LivePage {
  html: string;
  scriptHashes: string[];
}

interface KnownRegistry {
  text: string;
  tag: string;
  registry: Registry;
}

/** Reads what is live from a release store's folder; nothing has to be told of a release. */
export class LivePages {
  private known: KnownRegistry | null = null;
  /** The template of the live shell release; releases never change. */
  private template: { version: string; html: string; scriptHashes: string[] } | null = null;

  /** @param documents what is inline in the page beside the registry, by the name of its include */
  constructor(
    private readonly storeFolder: string,
    private readonly documents: Record<string, unknown>,
  ) {}

  /**
   * The registry as it stands, and a tag that changes with it. A registry that cannot be read does not take
   * the pages away: the last one that could be goes on.
   * @throws Error when there has been none
   */
  async readRegistry(): Promise<KnownRegistry> {
    try {
      const text = await readFile(path.join(this.storeFolder, REGISTRY_KEY), 'utf8');
      if (text !== this.known?.text) {
        const tag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
        this.known = { text, tag, registry: JSON.parse(text) as Registry };
      }
    } catch (error) {
      if (!this.known) throw error;
    }
    return this.known;
  }

  /** @throws Error when no shell has been released */
  async read(): Promise<LivePage> {
    const { registry } = await this.readRegistry();
    if (!registry.shell) throw new Error('The store has no release of the shell.');
    const { html, scriptHashes } = await this.readTemplate(registry.shell.version);
    const documents = { ...this.documents, '/registry.json': registry };
    return { html: fillIncludes(html, documents), scriptHashes };
  }

  private async readTemplate(version: string) {
    if (this.template?.version === version) return this.template;
    const html = await readFile(
      path.join(this.storeFolder, keyOfFile('shell', version, PAGE_FILE)),
      'utf8',
    );
    this.template = { version, html, scriptHashes: inlineScriptHashes(html) };
    return this.template;
  }
}
