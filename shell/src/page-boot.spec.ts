import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import './page-boot.js';

const press = jest.fn();
const page = document.documentElement;
/** A list that arrived as HTML: its button does nothing yet. */
const arrived = document.createElement('main');
arrived.innerHTML = '<ul><li><button type="button">Save</button></li></ul>';
/** A row of tabs that arrived as HTML. */
const arrivedTabs = document.createElement('main');
arrivedTabs.innerHTML = `<div role="tablist">${['Free', 'Full', 'Paid']
  .map((name) => `<button type="button" role="tab">${name}</button>`)
  .join('')}</div>`;

beforeAll(() => {
  document.body.append(arrived, arrivedTabs);
  document.dispatchEvent(new Event('readystatechange'));
});

beforeEach(() => {
  press.mockClear();
  page.dataset['frame'] = 'ready';
  delete page.dataset['screen'];
  document.body.replaceChildren(arrived);
  jest.useFakeTimers();
});

const button = () => document.querySelector('button') ?? document.body;

function dispatch(target: Element, type: string, at = 10): void {
  target.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, clientX: at, clientY: at }),
  );
}

/** As scripts do that show other rows. */
function takeOver(): void {
  document.body.innerHTML = '<main><p></p><button type="button">Save</button></main>';
  button().addEventListener('click', press);
  page.dataset['screen'] = 'ready';
}

/** React takes over the rest of the page within the first event that it sees. */
function takeOverWithin(type: string): void {
  document.addEventListener(type, takeOver, { once: true });
}

describe('a press', () => {
  it('that is over before the scripts come is made once they are there, and once only', () => {
    for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click', 'click']) {
      dispatch(button(), type);
    }
    takeOver();
    jest.runAllTimers();
    expect(press).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'mousedown'])(
    'is not lost if its %s replaces the button and its list',
    (type) => {
      takeOverWithin(type);
      dispatch(button(), 'pointerdown');
      dispatch(type === 'mousedown' ? button() : document.body, 'mousedown');
      // No click follows: the press began and ended on different elements.
      dispatch(button(), 'mouseup');
      jest.runAllTimers();
      expect(press).toHaveBeenCalledTimes(1);
    },
  );

  it('is not lost if the button moves away under it', () => {
    dispatch(button(), 'pointerdown');
    dispatch(button(), 'mousedown');
    button().addEventListener('click', press, { once: true });
    page.dataset['screen'] = 'ready';
    dispatch(document.body, 'mouseup');
    jest.runAllTimers();
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('counts once if a finger presses the new button with all other events', () => {
    takeOverWithin('pointerdown');
    dispatch(button(), 'pointerdown');
    for (const type of ['mousedown', 'mouseup', 'click']) dispatch(button(), type);
    jest.runAllTimers();
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('is not made if the pointer leaves the button before it ends', () => {
    dispatch(button(), 'pointerdown');
    dispatch(button(), 'mousedown');
    takeOver();
    dispatch(document.body, 'mouseup', 40);
    jest.runAllTimers();
    expect(press).not.toHaveBeenCalled();
  });
});

describe('an arrow key on a row of tabs', () => {
  /** The names of the tabs that were opened. */
  const opened: string[] = [];
  const tabs = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];

  beforeAll(() => {
    for (const tab of arrivedTabs.querySelectorAll('button')) {
      tab.addEventListener('click', () => opened.push(tab.textContent));
    }
  });

  beforeEach(() => {
    opened.length = 0;
    document.body.replaceChildren(arrivedTabs);
    tabs()[0]?.focus();
  });

  const type = (key: string, more = {}): void => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    );
  };
  const whenReady = (): void => {
    page.dataset['screen'] = 'ready';
    jest.runAllTimers();
  };

  it.each([
    [['ArrowRight'], 'Full'],
    [['ArrowRight', 'ArrowRight'], 'Paid'],
    [['ArrowLeft'], 'Paid'],
    [['End', 'ArrowRight'], 'Free'],
    [['End', 'Home', 'ArrowRight'], 'Full'],
  ])('%j opens %s once the scripts are there', (keys, name) => {
    for (const key of keys) type(key);
    expect(document.activeElement?.textContent).toBe(name);
    expect(opened).toEqual([]);
    whenReady();
    expect(opened).toEqual([name]);
  });

  it.each([
    ['a', {}],
    ['Tab', {}],
    ['ArrowRight', { altKey: true }],
  ])('leaves %s with %j to the browser', (key, more) => {
    type(key, more);
    whenReady();
    expect(opened).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Free');
  });

  it('leaves all keys to the scripts once they are there', () => {
    whenReady();
    type('ArrowRight');
    expect(document.activeElement?.textContent).toBe('Free');
  });
});
