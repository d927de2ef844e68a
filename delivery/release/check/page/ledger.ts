/** Something that a remote began and has not ended. */
interface Entry {
  key: readonly unknown[];
  /** What it is, in words of the page's interfaces: `listener for resize on window`. */
  what: string;
  /** Where in the remote's files it was begun. */
  caller: string;
  /** Whether it still matters; what hangs on an element that is gone goes with it. */
  isAlive: () => boolean;
  isBeforeLeaving: boolean;
}

const ADDRESS = /https?:\/\/[^\s)]+/;
const STACK_LIMIT = 12;

/** The script of a call on the stack; for code out of a string, the script that ran it. */
function scriptOf(call: NodeJS.CallSite): string | null {
  const names = `${call.getScriptNameOrSourceURL() ?? ''} ${call.getEvalOrigin() ?? ''}`;
  return ADDRESS.exec(names)?.[0] ?? null;
}

/**
 * Calls on the stack, the nearest first. As text they would come with lines and columns, for which the browser
 * reads their scripts again, at each of thousands of elements.
 */
function readStack(): NodeJS.CallSite[] {
  // Put back, not called.
  // oxlint-disable-next-line typescript/unbound-method
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = STACK_LIMIT;
  Error.prepareStackTrace = (_, calls) => calls;
  try {
    return new Error().stack as unknown as NodeJS.CallSite[];
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** What is under way in a page on behalf of one remote. */
export class Ledger {
  private entries: Entry[] = [];
  private hasLeft = false;

  /** @param files where the remote's files are served from */
  constructor(private readonly files: string) {}

  /**
   * Notes what the remote begins; what others begin is nobody's concern here.
   * @param key the same for what the browser takes for the same
   */
  begin(key: readonly unknown[], what: string, target?: unknown): void {
    const caller = this.caller();
    if (caller === null || this.entries.some((entry) => isBelow(entry, key))) return;
    const isAlive = () => !(target instanceof Node) || isInPage(target);
    this.entries.push({ key, what, caller, isAlive, isBeforeLeaving: !this.hasLeft });
  }

  /** @param key of one thing, or the beginning of the keys of several */
  end(...key: unknown[]): void {
    this.entries = this.entries.filter((entry) => !isBelow(entry, key));
  }

  /** The remote leaves: what begins from now on is its cleaning up. */
  leave(): void {
    this.hasLeft = true;
  }

  /** What was begun before the remote left and still goes on. */
  left(): string[] {
    return this.entries
      .filter(({ isBeforeLeaving, isAlive }) => isBeforeLeaving && isAlive())
      .map(({ what, caller }) => `${what} (${caller})`);
  }

  /** Where the remote called, if it did: the nearest script on the stack. What the shell does for it is the shell's. */
  private caller(): string | null {
    for (const call of readStack()) {
      const script = scriptOf(call);
      if (!script) continue;
      const { pathname } = new URL(script);
      if (!pathname.startsWith(this.files)) return null;
      return `${pathname.slice(this.files.length)}:${call.getLineNumber()}:${call.getColumnNumber()}`;
    }
    return null;
  }
}

/** What a sanitiser builds is in a document of its own. */
const isInPage = (node: Node): boolean =>
  node.isConnected && (node.ownerDocument ?? node) === document;

const isBelow = ({ key }: Entry, beginning: readonly unknown[]): boolean =>
  beginning.every((part, index) => key[index] === part);
