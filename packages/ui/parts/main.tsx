import '../src/global.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useSearchParams } from 'react-router';
import { Overview } from './overview';
import { Sheet } from './sheet';
import { copyStateRules } from './show-states';

copyStateRules();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
createRoot(root).render(
  <BrowserRouter>
    <Page />
  </BrowserRouter>,
);

/** The overview, or for its frame the sheet with the parts. */
function Page() {
  const [search] = useSearchParams();
  return search.has('sheet') ? <Sheet /> : <Overview />;
}
