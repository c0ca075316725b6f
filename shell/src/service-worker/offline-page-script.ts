/**
 * Runs in the offline page, which contains its source: it must use nothing from outside itself. It shows the open tests of
 * the student who is logged in, and loads the page again once the site answers.
 *
 * @param resume what stands before the name of a test
 */
export function startOfflinePage(resume: string): void {
  const MAX_WAIT_S = 60;
  const byId = (id: string) => document.getElementById(id);
  let waitS = 5;
  let leftS = waitS;
  let isTrying = false;

  const show = () => {
    byId('seconds')?.replaceChildren(String(leftS));
    byId('waiting')?.toggleAttribute('hidden', isTrying);
    byId('trying')?.toggleAttribute('hidden', !isTrying);
  };
  const tryAgain = async () => {
    if (isTrying) return;
    isTrying = true;
    show();
    try {
      const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      if (status < 500) {
        location.reload();
        return;
      }
    } catch {
      // Still no network.
    }
    isTrying = false;
    waitS = Math.min(waitS * 2, MAX_WAIT_S);
    leftS = waitS;
    show();
  };
  setInterval(() => {
    if (isTrying) return;
    leftS -= 1;
    if (leftS > 0) show();
    else void tryAgain();
  }, 1_000);
  addEventListener('online', () => void tryAgain());
  byId('try')?.addEventListener('click', () => void tryAgain());
  show();

  interface StoredTest {
    userId: string;
    testId: string;
    endsAt: number;
    paper: { title: string; examId: string };
  }
  const showTests = (stored: readonly StoredTest[], userId: unknown) => {
    const own = stored.filter((test) => test.userId === userId && test.endsAt > Date.now());
    const links = own.map(({ testId, paper }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = `/mock-test/${encodeURIComponent(paper.examId)}/${encodeURIComponent(testId)}`;
      link.append(resume + paper.title);
      item.append(link);
      return item;
    });
    const section = byId('tests');
    section?.querySelector('ul')?.replaceChildren(...links);
    section?.toggleAttribute('hidden', links.length === 0);
  };
  try {
    const theme = localStorage.getItem('theme');
    if (theme !== null) document.documentElement.setAttribute('data-theme', theme);
    const token = localStorage.getItem('token')?.split('.')[1];
    if (token === undefined) return;
    const claims = JSON.parse(atob(token.replaceAll('-', '+').replaceAll('_', '/'))) as {
      sub?: unknown;
    };
    const opening = indexedDB.open('abhyas-runner');
    // It is not there: opening must not create it.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('success', () => {
      const database = opening.result;
      const all = database.transaction('attempts').objectStore('attempts').getAll();
      all.addEventListener('success', () => {
        showTests(all.result as StoredTest[], claims.sub);
        database.close();
      });
    });
  } catch {
    // Nobody is logged in, or the browser stores nothing.
  }
}
