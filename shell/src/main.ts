import '@abhyas/ui/global.css';
import { runPageScripts } from './remotes/page-scripts';

void start();

/** The share scope must be ready before any shared code runs, so everything is imported here. */
async function start(): Promise<void> {
  const react = import('react-dom/client');
  const pageScripts = runPageScripts();
  // Each step runs in a task of its own: between them, the page reacts.
  await react;
  // Where scripts come first (page-kit's `compose-page.ts`), fonts come now.
  void pageScripts.then(() => {
    document.documentElement.removeAttribute('data-fonts');
  });
  await nextTask();
  const { startPage } = await import(/* webpackChunkName: "bootstrap" */ './bootstrap');
  await nextTask();
  startPage();
}

async function nextTask(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}
