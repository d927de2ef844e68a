/** The labels of controls, found in one walk of the document: jsdom takes one for each label. */
const CONTROLS = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

function isFirstControl(control, label) {
  return label.contains(control) && label.querySelector(CONTROLS) === control;
}

/** See HTML, 4.10.4. */
function findLabels() {
  if (this.type === 'hidden') return null;
  return [...this.ownerDocument.querySelectorAll('label')].filter((label) =>
    label.hasAttribute('for') ? label.htmlFor === this.id : isFirstControl(this, label),
  );
}

for (const kind of ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea']) {
  const { prototype } = globalThis[`HTML${kind}Element`];
  Object.defineProperty(prototype, 'labels', { get: findLabels, configurable: true });
}
