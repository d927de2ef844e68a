import { createElement, useCallback, type MouseEvent } from 'react';
import {
  createSearchParams,
  Link,
  useLocation,
  useNavigate,
  useSearchParams as useShownSearchParams,
  type LinkProps,
  type Location,
  type SetURLSearchParams,
  type To,
} from 'react-router-dom';

/**
 * The routing that a remote may use. The shell's router is the only one in the page, and this module is shared
 * instead of the whole package, so that unused parts are not downloaded (docs/decisions/003-federation.md). A remote
 * that needs more adds it here: a change of the contract.
 */
export { Link, Navigate, NavLink, useLocation, useNavigate, useParams } from 'react-router-dom';

/** The query string after a change; the router shows it a moment later, in a transition. */
const unshown = new WeakMap<Location, string>();

/**
 * The parameters of the address, and a way to change them. The next change starts from this one even if the router
 * does not show it yet, where the router's own hook would undo it.
 */
export function useSearchParams(): [shown: URLSearchParams, change: SetURLSearchParams] {
  const location = useLocation();
  const [shown, navigate] = useShownSearchParams();
  const change = useCallback<SetURLSearchParams>(
    (next, options) => {
      const latest = new URLSearchParams(unshown.get(location) ?? location.search);
      const params = createSearchParams(typeof next === 'function' ? next(latest) : next);
      unshown.set(location, `?${params}`);
      navigate(params, options);
    },
    [location, navigate],
  );
  return [shown, change];
}

export interface SearchLinkProps extends Omit<LinkProps, 'to' | 'state'> {
  to: (search: string) => To;
  state?: (search: string) => unknown;
}

/**
 * A link that is made from the query string of the address, `?` included. A press starts from the latest change of
 * `useSearchParams`, even if the router does not show it yet.
 */
export function SearchLink({ to, state, onClick, ...rest }: SearchLinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const latest = unshown.get(location);
    const isForBrowser =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (latest === undefined || isForBrowser || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(to(latest), { state: state?.(latest) });
  };
  const { search } = location;
  return createElement(Link, {
    ...rest,
    to: to(search),
    state: state?.(search),
    onClick: handleClick,
  });
}
