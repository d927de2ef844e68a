import type { Call, CallInput } from '../http/call';
import type { EndpointDefinition } from '../http/endpoint';
import type { FirstCall } from '../release/registry.rules';

/** In the query of a first call: the group that the page shows. The parameter is left out where there is none. */
export const SHOWN_GROUP = '{group}';

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

type QueryOf<E extends EndpointDefinition> = Partial<
  Record<keyof NonNullable<CallInput<Call<E>>['query']>, string>
>;

/**
 * Says which call a screen makes first. It has to come out letter for letter as the api client makes it,
 * parameters in the same order.
 * @param screen path of its route; parameters that the call's path has too are handed on
 */
export const firstCall = <E extends EndpointDefinition>(
  screen: string,
  { base, path }: Call<E>,
  query: QueryOf<E> = {},
): FirstCall => ({ screen, path: base + path, query: query as Record<string, string> });

/**
 * The addresses to ask at once for a screen.
 * @param group id of the group that the page shows, as far as it is known; null without one
 */
export function firstAddresses(
  calls: readonly FirstCall[],
  pathname: string,
  group: string | null,
): string[] {
  const isGroupKnown = group === null || new RegExp(`^${ID}$`).test(group);
  return calls.flatMap(({ screen, path, query }) => {
    const pattern = new RegExp(`^${screen.replace(/:(\w+)/g, `(?<$1>${ID})`)}/?$`);
    const match = pattern.exec(pathname);
    const parameters = Object.entries(query);
    const isOfGroup = parameters.some(([, value]) => value === SHOWN_GROUP);
    if (!match || (isOfGroup && !isGroupKnown)) return [];
    const search = new URLSearchParams(
      parameters
        .map(([name, value]) => [name, value === SHOWN_GROUP ? (group ?? '') : value])
        .filter(([, value]) => value !== ''),
    );
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => match.groups?.[name] ?? '');
    return [search.size > 0 ? `${address}?${search}` : address];
  });
}
