import {
  REGISTRY_ELEMENT_ID,
  type Registry,
  type RegistryLine,
  type RemoteName,
} from '@syndication/contract/release/registry.rules';

/** The registry that came inline with the page. */
export function readInlineRegistry(): Partial<Registry> {
  const text = document.getElementById(REGISTRY_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as Partial<Registry>) : {};
}

/** The live release of a remote. @throws Error when the registry has no line for it */
export function findRelease(registry: Partial<Registry>, remote: RemoteName): RegistryLine {
  const line = registry[remote];
  if (!line) throw new Error(`The registry names no release of ${remote}.`);
  return line;
}
