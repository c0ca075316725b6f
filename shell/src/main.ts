import '@abhyas/ui/global.css';
import { runLaterScripts, runPageScripts } from './remotes/page-scripts';

/** How long after its scripts a page requests the font for the next one. Milliseconds. */
const fontDelayMs = 1_000;

void start();

/** The share scope must be ready before any shared code runs, so everything is imported here. */
async function start(): Promise<void> {
  const react = import('react-dom/client');
  const pageScripts = runPageScripts();
  // Now, so that they follow the page's scripts without a pause.
  const laterScripts = runLaterScripts();
  // Each step runs in a task of its own: between them, the page reacts.
  await react;
  void Promise.all([pageScripts, laterScripts]).then(prefetchFont);
  await nextTask();
  const { startPage } = await import(/* webpackChunkName: "bootstrap" */ './bootstrap');
  await nextTask();
  startPage();
}

/** Requests the font for the next page where this one has gone without (`page-boot.js`). */
function prefetchFont(): void {
  const named = document.querySelector<HTMLLinkElement>('link[as="font"][media]');
  if (!named) return;
  const { href } = named;
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
  link.crossOrigin = '';
  setTimeout(() => {
    named.replaceWith(link);
  }, fontDelayMs);
}

async function nextTask(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}
