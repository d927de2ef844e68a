/** What jsdom lacks and the design library asks of every browser. */
import '@testing-library/jest-dom';
import './labels.mjs';

import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

const { getElementError } = getConfig();

/** Prints the page only if somebody reads the error: while a test waits, there is one for every try but the last. */
function describeMissing(message, container) {
  if (getConfig()._disableExpensiveErrorDiagnostics) {
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { get, configurable: true });
  }
  const error = getElementError(message, container);
  // It points at the test.
  Error.captureStackTrace(error, describeMissing);
  return error;
}

configure({
  // A screen's first lazy module is translated while the test waits for it, on a busy machine for seconds.
  asyncUtilTimeout: 30_000,
  getElementError: describeMissing,
});

// React notes where every element was created, for 10,000 of them a second: a sixth of a component test's time.
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (!('recentlyCreatedOwnerStacks' in internals)) {
  throw new Error('React counts owner stacks elsewhere: see tools/jest/dom-setup.mjs.');
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

// For each `options.length` jsdom looks through all options for one of that name; React asks before every option.
Object.defineProperty(HTMLSelectElement.prototype, 'options', {
  get() {
    return this.querySelectorAll('option');
  },
});

// Tests must not share session storage.
afterEach(() => sessionStorage.clear());

globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
};
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
});
File.prototype.arrayBuffer ??= function () {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
// On the prototype: a test with a clock of its own copies from there.
Performance.prototype.getEntriesByType ??= () => [];
Element.prototype.scrollIntoView ??= () => {};

// jsdom knows <dialog> but not how to open it; Escape sends `cancel` first, as a browser does.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
  const onKeyDown = (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
  };
  this.addEventListener('keydown', onKeyDown);
  this.addEventListener('close', () => this.removeEventListener('keydown', onKeyDown), {
    once: true,
  });
  const first = this.querySelector('[autofocus], button, [href], input, select, textarea');
  first?.focus();
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// The environment brings Node's FormData, which knows no form element; React reads one on submit.
const NodeFormData = globalThis.FormData;
globalThis.FormData = class FormData extends NodeFormData {
  constructor(form) {
    super();
    for (const { name, value } of form?.elements ?? []) if (name) this.append(name, value);
  }
};

// jsdom tries every rule on every element that a query by role finds: only those are kept that hide or disable one, or
// show again what a rule of the same class hides.
const HIDES = /[{;](display:none|visibility:|pointer-events:|opacity:0[;}])/;
const SHOWS = /[{;](display|opacity):/;
const hidingClasses = new Set();
const { insertRule } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.insertRule = function insertVisibilityRule(rule, index) {
  if (/^@(-webkit-)?keyframes/.test(rule)) return 0;
  const [name] = /\.css-\w+/.exec(rule) ?? [];
  const hides = HIDES.test(rule);
  if (hides) hidingClasses.add(name);
  const isKept = hides || (SHOWS.test(rule) && hidingClasses.has(name));
  return isKept ? insertRule.call(this, rule, index) : 0;
};
