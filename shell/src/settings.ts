import { SETTINGS_ELEMENT_ID } from '@syndication/contract/release/registry.rules';
import {
  completeSettings,
  type PublicSettings,
} from '@syndication/contract/settings/settings.rules';

function readInlineSettings(): PublicSettings {
  const text = document.getElementById(SETTINGS_ELEMENT_ID)?.textContent;
  return completeSettings(text ? (JSON.parse(text) as Partial<PublicSettings>) : {});
}

/** The association's texts and addresses, which came inline with the page. */
export const settings = readInlineSettings();
