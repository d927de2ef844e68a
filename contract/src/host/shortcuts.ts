const KEY = 'shortcuts';
const OFF = 'off';

/**
 * Whether single-key shortcuts are on; the help page can switch them off: speech input and unsteady hands press them
 * by accident (WCAG 2.1.4). Kept in this browser.
 */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Switches shortcuts of single keys on or off in this browser. */
export function switchShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Storage may be switched off: they stay as they are.
  }
}
