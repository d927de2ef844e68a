/** What jsdom lacks and the design library asks of every browser. */
import '@testing-library/jest-dom';
import './labels.mjs';

import { configure, getConfig } from '@testing-library/dom';

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

// jsdom applies every rule to every element that a query by role finds: only rules that hide or disable one are kept.
const { insertRule } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.insertRule = function insertVisibilityRule(rule, index) {
  const isKept = /display:|visibility:|opacity:|pointer-events:/.test(rule);
  return isKept ? insertRule.call(this, rule, index) : 0;
};
