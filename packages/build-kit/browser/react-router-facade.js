// Shared instead of the whole router, which is twice as large. `facadeExports` reads this list,
// and the linter's import rule uses it, so add a name here before an app uses it.
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
} from 'react-router/whole';
