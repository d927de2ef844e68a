import type { Call, CallInput } from '../http/call';
import type { EndpointDefinition } from '../http/endpoint';
import type { FirstCall, ScreenFacts } from '../release/registry.rules';

/** In the query of a first call: the group that the page shows. The parameter is left out where there is none. */
export const SHOWN_GROUP = '{group}';

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

type QueryOf<E extends EndpointDefinition> = Partial<
  Record<keyof NonNullable<CallInput<Call<E>>['query']>, string>
>;

/**
 * A call that a screen makes first. Its URL must be identical to the one that the api client builds, with the
 * parameters in the same order.
 */
export const firstCall = <E extends EndpointDefinition>(
  { base, path }: Call<E>,
  query: QueryOf<E> = {},
): FirstCall => ({ path: base + path, query: query as Record<string, string> });

/**
 * The URLs to request at once for the screen at a path.
 * @param group id of the group that the page shows, as far as it is known; null without one
 */
export function firstAddresses(
  screens: readonly ScreenFacts[],
  pathname: string,
  group: string | null,
): string[] {
  const isGroupKnown = group === null || new RegExp(`^${ID}$`).test(group);
  return screens.flatMap(({ path: route, firstCall: call }) => {
    const pattern = new RegExp(`^${route.replace(/:(\w+)/g, `(?<$1>${ID})`)}/?$`);
    const match = pattern.exec(pathname);
    if (!match || !call) return [];
    const parameters = Object.entries(call.query);
    const isOfGroup = parameters.some(([, value]) => value === SHOWN_GROUP);
    if (isOfGroup && !isGroupKnown) return [];
    const search = new URLSearchParams(
      parameters
        .map(([name, value]) => [name, value === SHOWN_GROUP ? (group ?? '') : value])
        .filter(([, value]) => value !== ''),
    );
    const address = call.path.replace(
      /\{(\w+)\}/g,
      (_, name: string) => match.groups?.[name] ?? '',
    );
    return [search.size > 0 ? `${address}?${search}` : address];
  });
}
