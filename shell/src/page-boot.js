// Stands in the page and runs before the first paint. Blocked storage leaves the page as it is.
{
  const page = document.documentElement;

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
  } catch {
    // The device's preference applies.
  }

  // A stylesheet may fail before the shell watches them (`stylesheet-watch.ts`).
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) target.setAttribute('data-failed', '');
    },
    true,
  );

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
    pressed = press;
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
