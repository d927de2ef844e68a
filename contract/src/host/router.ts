/**
 * The routing that a remote may use. The shell's router is the only one in the page, and this module is shared
 * instead of the whole package, so that unused parts are not downloaded (docs/decisions/003-federation.md). A remote
 * that needs more adds it here: a change of the contract.
 */
export {
  Link,
  Navigate,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
