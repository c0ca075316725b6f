// Shared in place of the whole router: half its weight. `routerFacadeExports` reads this list, and
// the import rule of the linter follows it, so a name is added here before an app uses it.
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  NavLink,
  Navigate,
  NavigationType,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-whole';
