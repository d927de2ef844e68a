import type { NewRemote } from './options';

/** Where the contract's table ends. */
const TABLE_END = '} as const satisfies Record<string, RemoteFacts>;';

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The contract's table with one more line. @throws Error when the table is not where it was */
export function addToTable(source: string, { name, team, role, path }: NewRemote): string {
  if (!source.includes(TABLE_END)) throw new Error('The table of remotes was not found.');
  const facts = `{ team: ${quote(team)}, role: '${role}', paths: ['${path}'] }`;
  return source.replace(TABLE_END, `  '${name}': ${facts},\n${TABLE_END}`);
}

/** Lines that copy the model's folder or its manifest into an image, and the same for the new one. */
export function addToImage(dockerfile: string, model: string, name: string): string {
  const copies = new RegExp(`^COPY ${model}(/package\\.json)? .*\\n`, 'gm');
  return dockerfile.replace(copies, (line) => line + line.replaceAll(model, name));
}

/** The image of the new one: that of the model, which brings the manifests of both. */
export function ownImage(dockerfile: string, model: string, name: string): string {
  return dockerfile
    .split('\n')
    .map((line) => (line.includes(`${model}/package.json`) ? line : line.replaceAll(model, name)))
    .join('\n')
    .replace(
      `COPY ${model}/package.json ${model}/\n`,
      (line) => line + line.replaceAll(model, name),
    );
}

/** The model's service, and what waits for it, once more under the new name. */
export function addToCompose(compose: string, model: string, name: string): string {
  const service = new RegExp(`^  ${model}:\\n(?:    .*\\n)+`, 'm');
  const waits = new RegExp(`^ +${model}: \\{.*\\n`, 'm');
  const twice = (text: string): string => text + text.replaceAll(model, name);
  return compose.replace(service, twice).replace(waits, twice);
}
