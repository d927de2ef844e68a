/**
 * What runs inside the story's page. Every function is sent there by itself, so it must not refer to anything
 * outside.
 */
import type { SerialContextObject } from 'axe-core';

type StoryEvents = Record<string, (payload: unknown) => void>;
interface Channel {
  on: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, payload: unknown) => void;
}
interface PreparedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
    a11y?: { context?: SerialContextObject };
  };
}

interface ExtractedStory {
  id: string;
  initialArgs: Record<string, unknown>;
  argTypes: Record<string, { control?: { type?: string; disable?: boolean } | false }>;
}

declare global {
  interface Window {
    /** What went wrong in the story shown last, when it and its `play` have ended. */
    storyEnd: Promise<string[]>;
    /** Addresses of calls to which the story shown last gives no answer. */
    neverAnswered: string[];
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    __STORYBOOK_HIGHLIGHT_INITIALIZED?: boolean;
    __STORYBOOK_PREVIEW__: {
      ready: () => Promise<void>;
      extract: () => Promise<Record<string, ExtractedStory>>;
      currentRender: { story: PreparedStory };
      storyStoreValue: { loadStory: (story: { storyId: string }) => Promise<PreparedStory> };
    };
  }
}

/** Before Storybook starts: keeps facts of the story shown last in the window. */
export function watchStory(): void {
  let problems: string[] = [];
  let end = () => undefined as void;
  const begin = () => {
    const found: string[] = [];
    problems = found;
    window.storyEnd = new Promise((resolve) => {
      end = () => resolve(found);
    });
  };
  const note = (kind: string) => (payload: unknown) => {
    const { name, message, title, description } = (payload ?? {}) as Record<string, string>;
    const text = [name ?? title, message ?? description].filter(Boolean).join(': ');
    problems.push(`${kind}: ${text || JSON.stringify(payload)}`);
  };
  const noteAndEnd = (kind: string) => (payload: unknown) => {
    note(kind)(payload);
    end();
  };
  const listeners: StoryEvents = {
    setCurrentStory: begin,
    playFunctionThrewException: note('play'),
    unhandledErrorsWhilePlaying: (errors) => (errors as unknown[]).forEach(note('play')),
    storyThrewException: note('render'),
    storyErrored: noteAndEnd('render'),
    storyMissing: noteAndEnd('missing'),
    configError: noteAndEnd('preview'),
    storyFinished: () => end(),
    docsRendered: () => end(),
  };
  // Its highlighter would ask for the style of every element whenever one changes; nobody looks at it here.
  window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;
  let channel: Channel | undefined;
  begin();
  window.neverAnswered = [];
  window.addEventListener('never-answered', (event) => {
    window.neverAnswered.push((event as CustomEvent<string>).detail);
  });
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(next: Channel | undefined) {
      if (next && next !== channel) {
        for (const [event, listener] of Object.entries(listeners)) next.on(event, listener);
      }
      channel = next;
    },
  });
}

/** Goes to another story as a designer does who clicks through them: without a reload. */
export function goToStory(storyId: string): void {
  document.documentElement.dataset['theme'] = 'light';
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
  window.neverAnswered = [];
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Resolves when the fonts are there, nothing has changed for a moment, and the page has nothing left to do. */
export async function waitUntilQuiet(): Promise<void> {
  const QUIET_MS = 100;
  // React may show that something is loading for 300 ms though it is there.
  const QUIET_LOADING_MS = 400;
  const LIMIT_MS = 3_000;
  await document.fonts.ready;
  await new Promise<void>((resolve) => {
    let timer = 0;
    let idle = 0;
    const done = () => {
      observer.disconnect();
      resolve();
    };
    const begin = () => {
      clearTimeout(timer);
      cancelIdleCallback(idle);
      const isLoading = document.querySelector('[data-loading]') !== null;
      timer = window.setTimeout(
        () => {
          idle = requestIdleCallback(done);
        },
        isLoading ? QUIET_LOADING_MS : QUIET_MS,
      );
    };
    const observer = new MutationObserver(begin);
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    begin();
    setTimeout(done, LIMIT_MS);
  });
}

/** The part of the page that the story wants axe to look at, if not all of it. */
export function getAxeContext(): SerialContextObject | null {
  return window.__STORYBOOK_PREVIEW__.currentRender.story.parameters.a11y?.context ?? null;
}

/** The element that sticks out furthest, when the page can be scrolled sideways. */
export function findOverflow(): string | null {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return null;
  const right = (element: Element) => element.getBoundingClientRect().right;
  const widest = [...document.body.querySelectorAll('*')].reduce(
    (found, element) => (right(element) > right(found) ? element : found),
    document.body,
  );
  const element = widest.outerHTML.slice(0, 160);
  return `${scrollWidth} px of content in ${clientWidth} px: ${element}`;
}

/** What still moves. The runner asks for less motion, and then there is none. */
export function findMotion(): string[] {
  return document.getAnimations().map(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return `moves: ${target?.outerHTML.slice(0, 160)}`;
  });
}

/** What says that something is still under way. */
export function findLoading(): string[] {
  return [...document.querySelectorAll('[data-loading]')].map(
    ({ textContent }) => `is still loading: ${textContent}`,
  );
}

/** Prepares a story and tells the width and height that it asks for, if any. */
export async function getOwnViewport(storyId: string) {
  const preview = window.__STORYBOOK_PREVIEW__;
  await preview.ready();
  const { storyGlobals, parameters } = await preview.storyStoreValue.loadStory({ storyId });
  const name = storyGlobals.viewport?.value;
  const styles = name ? parameters.viewport?.options?.[name]?.styles : undefined;
  return styles ? { width: parseInt(styles.width), height: parseInt(styles.height) } : null;
}

/** Shows the story in another theme, without a reload. */
export function setTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset['theme'] = theme;
}

export interface DocsFacts {
  title?: string | null | undefined;
  /** What the component is for: the text below the title. */
  purpose?: string | null | undefined;
  paper: string;
  /** Of the stories; a page without any has none. */
  theme?: string | undefined;
}

/** What a docs page says above the stories. Without a title it has failed. */
export function readDocs(): DocsFacts {
  const title = document.querySelector('#storybook-docs h1');
  const paper = document.querySelector('.sbdocs-wrapper') ?? document.body;
  return {
    title: title?.textContent,
    purpose: title?.parentElement?.querySelector(':scope > p')?.textContent,
    paper: getComputedStyle(paper).backgroundColor,
    theme: document.documentElement.dataset['theme'],
  };
}

/**
 * Makes the page the story's alone. The add-on would run axe after each story as well; that setting has no effect in
 * an address without a story. Our own axe would take Storybook's links for the product's, reads outdated colours from
 * rows outside the window that the browser has not painted, and intermediate colours from running transitions: an
 * inherited colour starts one at every element on its way down.
 */
export function isolateStory(): void {
  const globals = { a11y: { manual: true } };
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals });
  // Storybook goes on writing into them; axe reads the order of links.
  document.body.append(...document.querySelectorAll('.sb-wrapper'));
  const style = document.createElement('style');
  style.textContent = `
    .sb-wrapper { display: none !important }
    *, ::before, ::after { content-visibility: visible !important; transition: none !important }
  `;
  document.head.append(style);
}

/** Controls that write JSON where the component takes words, or what JSON cannot hold. */
export async function findUnfitControls(): Promise<string[]> {
  await window.__STORYBOOK_PREVIEW__.ready();
  const stories = Object.values(await window.__STORYBOOK_PREVIEW__.extract());
  const isUnfit = (value: unknown) =>
    typeof value === 'string' ||
    value instanceof Date ||
    value instanceof Set ||
    Object.values(value ?? {}).some((part) => typeof part === 'function');
  return stories.flatMap(({ id, initialArgs, argTypes }) =>
    Object.entries(argTypes)
      .filter(([name, { control }]) => {
        if (!control || control.disable) return false;
        return !control.type || (control.type === 'object' && isUnfit(initialArgs[name]));
      })
      .map(([name]) => `${id}: ${name}`),
  );
}
