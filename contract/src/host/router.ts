import { useCallback, useEffect, useRef } from 'react';
import {
  createSearchParams,
  useLocation,
  useSearchParams as useShownSearchParams,
  type SetURLSearchParams,
} from 'react-router-dom';

/**
 * The routing that a remote may use. The shell's router is the only one in the page, and this module is shared
 * instead of the whole package, so that unused parts are not downloaded (docs/decisions/003-federation.md). A remote
 * that needs more adds it here: a change of the contract.
 */
export { Link, Navigate, NavLink, useLocation, useNavigate, useParams } from 'react-router-dom';

/**
 * The parameters of the address, and a way to change them. The router shows a change a moment later, in a transition;
 * the next change starts from this one all the same, where the router's own hook would undo it.
 */
export function useSearchParams(): [shown: URLSearchParams, change: SetURLSearchParams] {
  const location = useLocation();
  const [shown, navigate] = useShownSearchParams();
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [location, shown]);
  const change = useCallback<SetURLSearchParams>(
    (next, options) => {
      const isChange = typeof next === 'function';
      latest.current = createSearchParams(
        isChange ? next(new URLSearchParams(latest.current)) : next,
      );
      navigate(latest.current, options);
    },
    [navigate],
  );
  return [shown, change];
}
