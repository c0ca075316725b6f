import '@abhyas/ui/global.css';
import { StandAlone } from '@abhyas/web-kit/stand-alone';
import { createRoot } from 'react-dom/client';
import remote from 'remote-at-work';

const root = document.getElementById('root');
if (root) createRoot(root).render(<StandAlone remote={remote} basename={__BASENAME__} />);
