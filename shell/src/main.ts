import '@abhyas/ui/global.css';
import { runLaterScripts, runPageScripts } from './remotes/page-scripts';

/** A page that takes longer shows its font only from the next one on (`font-display: optional`). Milliseconds. */
const slowMs = 1_000;

void start();

/** The share scope must be ready before any shared code runs, so everything is imported here. */
async function start(): Promise<void> {
  const react = import('react-dom/client');
  const pageScripts = runPageScripts();
  // Now, so that they follow the page's scripts without a pause.
  const laterScripts = runLaterScripts();
  // Each step runs in a task of its own: between them, the page reacts.
  await react;
  void Promise.all([pageScripts, laterScripts]).then(requestFonts);
  await nextTask();
  const { startPage } = await import(/* webpackChunkName: "bootstrap" */ './bootstrap');
  await nextTask();
  startPage();
}

/** Where scripts come first (page-kit's `compose-page.ts`), fonts come after them, and do not delay the first view. */
function requestFonts(): void {
  const delay = performance.now() < slowMs ? 0 : slowMs;
  setTimeout(() => {
    document.documentElement.removeAttribute('data-fonts');
  }, delay);
}

async function nextTask(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}
