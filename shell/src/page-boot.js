// Stands in the page and runs before the first paint. Blocked storage leaves the page as it is.
{
  const page = document.documentElement;
  /** How long a page on a computer waits to be used. */
  const CALM_MS = 3_000;
  /** What a quick device needs from the page's first byte to this script. */
  const QUICK_MS = 70;

  /**
   * Starts the calls that the page's scripts will make first, and which the page names. web-kit's `sendOrTake` hands
   * each response to its caller.
   */
  const startFirstCalls = (token) => {
    const list = document.getElementById('first-calls')?.textContent;
    if (!list) return;
    const parts = location.pathname.split('/');
    const query = new URLSearchParams(location.search);
    const calls = new Map();
    for (const template of JSON.parse(list)) {
      let isComplete = true;
      const path = template.replace(/\{(\??)(\w+)\}/g, (_, isQuery, name) => {
        const value = isQuery ? query.get(name) : parts[name];
        isComplete &&= Boolean(value);
        return encodeURIComponent(value ?? '');
      });
      if (!isComplete) continue;
      const headers = { Authorization: `Bearer ${token}` };
      // Scripts are on their way at the same time, and can do nothing without it.
      const response = fetch(path, { headers, priority: 'high' });
      // A failure is handled where the response is taken, if it is.
      response.catch(() => undefined);
      calls.set(path, { token, startedAt: performance.now(), response });
    }
    globalThis[Symbol.for('abhyas.first-calls')] = calls;
  };

  // Whatever shows that somebody uses the page. Screen readers may send no more than a click.
  const signsOfUse = 'pointermove pointerdown scroll keydown focusin input click'.split(' ');
  // Another page follows at once, which scripts for this one would hold up.
  const followsLink = ({ type, target }) =>
    ['pointerdown', 'focusin', 'click'].includes(type) && target.closest?.('a[href]');
  // Browsers report where the mouse rests when a page appears below it.
  const isAtRest = ({ type, movementX, movementY }) =>
    type === 'pointermove' && movementX === 0 && movementY === 0;
  const whenUsed = (work) => {
    const workOnce = (event) => {
      if (followsLink(event) || isAtRest(event)) return;
      for (const type of signsOfUse) removeEventListener(type, workOnce, true);
      work();
    };
    for (const type of signsOfUse) {
      addEventListener(type, workOnce, { capture: true, passive: true });
    }
  };

  /** Requests what a link names, which was for no medium before. */
  const request = (link) => {
    const preload = link.cloneNode();
    preload.removeAttribute('media');
    link.replaceWith(preload);
  };

  const isQuick = () => {
    const [visit] = performance.getEntriesByType('navigation');
    return performance.now() - visit?.responseStart < QUICK_MS;
  };
  // Where scripts come first, a font is worth its time only on a quick device, and only from the service worker's cache.
  // Text does not change its font later.
  const font = document.querySelector('link[as="font"][media]');
  if (font && navigator.serviceWorker?.controller && isQuick()) {
    request(font);
    page.removeAttribute('data-fonts');
  }

  // The scripts of a page that can be read without them (page-kit's `compose-page.ts`).
  const late = 'script[type="late"]';
  const startScripts = () => {
    // What the page shows is requested first.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', startScripts, { once: true });
      return;
    }
    if (!navigator.onLine && !navigator.serviceWorker?.controller) {
      addEventListener('online', startScripts, { once: true });
      return;
    }
    document.querySelectorAll('link[as="script"][media]').forEach(request);
    for (const named of document.querySelectorAll(late)) {
      const src = named.getAttribute('src');
      const script = Object.assign(document.createElement('script'), { src });
      script.addEventListener('error', () => void loadAgain(src));
      named.replaceWith(script);
    }
  };
  // A new release may have taken the place of the script, or the network was away. A browser does not request again in
  // the same page what failed.
  const loadAgain = async (missing) => {
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      if (sessionStorage.getItem('loaded-again') === missing) return;
      sessionStorage.setItem('loaded-again', missing);
      location.reload();
    } catch {
      whenUsed(() => void loadAgain(missing));
    }
  };

  // A computer's data is seldom paid by the megabyte: there, what runs by itself does so soon, like the clock of a question.
  const startOnComputer = () => {
    if (!matchMedia('(any-hover: hover)').matches || navigator.connection?.saveData) return;
    const startVisible = () => {
      if (document.hidden) addEventListener('visibilitychange', startVisible, { once: true });
      else startScripts();
    };
    addEventListener('load', () => setTimeout(startVisible, CALM_MS), { once: true });
  };

  const isRendered = (parameter) => {
    const known = document.querySelector('script[data-search]')?.dataset.search.split(' ');
    return known?.includes(parameter) ?? !parameter.startsWith('remote.');
  };
  // Scripts show what the server has not rendered: where the visitor was within the page before a reload or a step back,
  // the token of a link in an email, what else the address asks for, and the build of a developer.
  let needsScripts =
    history.state !== null ||
    location.hash.includes('=') ||
    ![...new URLSearchParams(location.search).keys()].every(isRendered);
  try {
    // A copy of what `applyStoredTheme` of @abhyas/ui does for later changes.
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark' || theme === 'contrast') {
      page.setAttribute('data-theme', theme);
    }
    const token = localStorage.getItem('token');
    if (token !== null) {
      // The page arrives as a visitor sees it. Styles keep from signed-in students what will change.
      page.setAttribute('data-session', 'in');
      startFirstCalls(token);
    }
    needsScripts ||=
      token !== null || Object.keys(localStorage).some((key) => key.startsWith('remote.'));
  } catch {
    // The device's preference applies.
  }
  if (needsScripts) startScripts();
  else if (document.querySelector(late)) {
    whenUsed(startScripts);
    startOnComputer();
  }

  // A stylesheet may fail before the shell watches them (`stylesheet-watch.ts`).
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) target.setAttribute('data-failed', '');
    },
    true,
  );

  // What floats over the page steps aside while it is scrolled, and comes back where it covers no control.
  const REST_MS = 150;
  /** No control is smaller. */
  const STEP = 12;
  const coversControl = (float) => {
    const { left, top, right, bottom } = float.getBoundingClientRect();
    for (let x = left; x < right + STEP; x += STEP) {
      for (let y = top; y < bottom + STEP; y += STEP) {
        const under = document.elementsFromPoint(Math.min(x, right), Math.min(y, bottom));
        const isControl = (element) =>
          element.closest('a, button, input, select, textarea, summary, label') !== null;
        if (under.some((element) => !float.contains(element) && isControl(element))) return true;
      }
    }
    return false;
  };
  let resting;
  const settle = () => {
    resting = undefined;
    const float = document.querySelector('[data-floats]');
    float?.toggleAttribute('data-yields', coversControl(float));
  };
  let top = scrollY;
  addEventListener(
    'scroll',
    () => {
      // Scripts that take the page over may scroll to where it is.
      if (scrollY === top) return;
      top = scrollY;
      document.querySelector('[data-floats]')?.setAttribute('data-yields', '');
      clearTimeout(resting);
      resting = setTimeout(settle, REST_MS);
    },
    { passive: true },
  );
  // Before the frame that shows the change, unless the page is on the move.
  let isDue = false;
  const settleSoon = () => {
    if (isDue || resting !== undefined) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      if (resting === undefined) settle();
    });
  };
  new MutationObserver(settleSoon).observe(page, {
    childList: true,
    subtree: true,
    attributeFilter: ['open', 'hidden'],
  });
  addEventListener('resize', settleSoon);
  addEventListener('DOMContentLoaded', () => new ResizeObserver(settleSoon).observe(document.body));

  // A button that is pressed before its script is there is pressed once it is: the last one counts.
  let pressed;
  // The shell marks both parts of the page once it has taken them over (`use-ready-mark.ts`).
  const markOf = (element) => (element.closest('main') ? 'data-screen' : 'data-frame');
  // What scripts have put there works at once, like the button of a part that did not load.
  let arrived;
  document.addEventListener('readystatechange', () => {
    arrived ??= new WeakSet(document.querySelectorAll('button, form'));
  });
  const isReady = (element) =>
    page.hasAttribute(markOf(element)) || (arrived !== undefined && !arrived.has(element));
  const nameOf = (button) => button.ariaLabel ?? button.textContent;
  // What the address asks for may have taken the place of what arrived: then the button of the same name counts.
  const currentOf = ({ button, name, mark, path }) => {
    if (button.isConnected || path !== location.pathname) return button;
    const buttons = [...document.querySelectorAll('button')];
    return buttons.find((own) => markOf(own) === mark && nameOf(own) === name) ?? button;
  };
  const pressOnceReady = (press) => {
    if (pressed !== press) return;
    if (!page.hasAttribute(press.mark)) {
      setTimeout(pressOnceReady, 50, press);
      return;
    }
    pressed = undefined;
    press.button.removeAttribute('data-held');
    const button = currentOf(press);
    if (button.isConnected) button.click();
  };
  const pressOf = (button) => ({
    button,
    name: nameOf(button),
    mark: markOf(button),
    path: location.pathname,
  });
  const hold = (event, press) => {
    // If the script comes just now, React would see it too.
    event.stopPropagation();
    pressed?.button.removeAttribute('data-held');
    pressed = press;
    press.button.setAttribute('data-held', '');
    pressOnceReady(press);
  };
  const earlyButton = ({ target }) => {
    const button = target.closest('button');
    return button && button.type !== 'submit' && !isReady(button) ? button : undefined;
  };
  addEventListener(
    'click',
    (event) => {
      const button = earlyButton(event);
      if (button) hold(event, pressOf(button));
    },
    true,
  );
  // Browsers report no click of a button that is replaced or moved away while it is pressed. React may do that within the
  // very first event of a press.
  let begun;
  addEventListener(
    'pointerdown',
    (event) => {
      const button = event.button === 0 ? earlyButton(event) : undefined;
      begun = button && { press: pressOf(button), at: event };
    },
    true,
  );
  addEventListener(
    'mousedown',
    ({ target }) => {
      if (begun) begun.down = target.closest('button');
    },
    true,
  );
  addEventListener(
    'mouseup',
    (event) => {
      const { press, at, down } = begun ?? {};
      begun = undefined;
      // A button that sees both ends of the press gets its click.
      if (!press || (down && down === event.target.closest('button'))) return;
      const isThere = Math.hypot(event.clientX - at.clientX, event.clientY - at.clientY) < 10;
      if (isThere) hold(event, press);
    },
    true,
  );
  // An arrow key on a row of tabs opens another tab, as the component of @abhyas/ui does.
  addEventListener(
    'keydown',
    (event) => {
      const tab = event.target.closest?.('[role="tab"]');
      if (!tab || isReady(tab)) return;
      const tabs = [...tab.parentElement.querySelectorAll('[role="tab"]')];
      const at = tabs.indexOf(tab);
      const moves = { ArrowLeft: at - 1, ArrowRight: (at + 1) % tabs.length, Home: 0, End: -1 };
      const next = tabs.at(moves[event.key] ?? Infinity);
      const isChord = event.metaKey || event.ctrlKey || event.altKey || event.shiftKey;
      if (!next || isChord) return;
      event.preventDefault();
      next.focus();
      hold(event, pressOf(next));
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      // A form that asks for a page works without a script.
      if (form.method === 'get' || isReady(form)) return;
      event.preventDefault();
      if (submitter) hold(event, pressOf(submitter));
    },
    true,
  );
}
