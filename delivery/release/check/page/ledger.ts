/** Something that a remote began and has not ended. */
interface Entry {
  /** What it is, in words of the page's interfaces: `listener for resize on window`. */
  what: string;
  /** Where in the remote's files it was begun. */
  caller: string;
  order: number;
  /** Whether it still matters; what hangs on an element that is gone goes with it. */
  isAlive: () => boolean;
}

const ADDRESS = /https?:\/\/[^\s)]+/;
const STACK_LIMIT = 10;

/** The script of a call on the stack; for code out of a string, the script that ran it. */
function scriptOf(call: NodeJS.CallSite): string | null {
  const names = `${call.getScriptNameOrSourceURL() ?? ''} ${call.getEvalOrigin() ?? ''}`;
  return ADDRESS.exec(names)?.[0] ?? null;
}

/**
 * Calls on the stack, the nearest first. As text they would come with lines and columns, for which the browser
 * reads their scripts anew, at each of thousands of elements.
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
  private readonly entries = new Map<unknown, Entry>();
  private count = 0;

  /** @param files where the remote's files are served from */
  constructor(private readonly files: string) {}

  /**
   * Who called the function that calls this, if it was the remote: the nearest script on the stack. What the
   * shell does when a remote asks it to is the shell's.
   */
  caller(): string | null {
    for (const call of readStack()) {
      const script = scriptOf(call);
      if (!script) continue;
      const { pathname } = new URL(script);
      if (!pathname.startsWith(this.files)) return null;
      return `${pathname.slice(this.files.length)}:${call.getLineNumber()}:${call.getColumnNumber()}`;
    }
    return null;
  }

  /** Notes what the remote begins; what others begin is nobody's concern here. */
  begin(key: unknown, what: string, isAlive = () => true): void {
    const caller = this.caller();
    if (caller === null || this.entries.has(key)) return;
    this.count += 1;
    this.entries.set(key, { what, caller, order: this.count, isAlive });
  }

  end(key: unknown): void {
    this.entries.delete(key);
  }

  /** A point in time, for `left`. */
  now(): number {
    return this.count;
  }

  /** What was begun until a point in time and still goes on. */
  left(until: number): string[] {
    return [...this.entries.values()]
      .filter(({ order, isAlive }) => order <= until && isAlive())
      .map(({ what, caller }) => `${what} (${caller})`);
  }
}
