import { useCallback, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router';
import { SkipLink, VisuallyHidden } from '../src/index';
import styles from './page.module.css';
import type { Part, PartState } from './part';
import { parts } from './parts';
import { showState } from './show-states';

/** One part or all of them, in the theme of the address. */
export function Sheet() {
  const [search] = useSearchParams();
  const id = search.get('part') ?? '';
  const theme = search.get('theme') ?? 'system';
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (theme === 'system') page.removeAttribute('data-theme');
    else page.setAttribute('data-theme', theme);
  }, [theme]);
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} className={styles.sheet}>
        {id === '' ? <h1>All parts</h1> : <VisuallyHidden as="h1">One part</VisuallyHidden>}
        {parts
          .filter((part) => id === '' || part.id === id)
          .map((part) => (
            <Entry key={part.id} part={part} />
          ))}
      </main>
    </>
  );
}

function Entry({ part: { id, title, components, use, avoid, states } }: { part: Part }) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      <p className={styles.names}>{components.join(', ')}</p>
      <p className={styles.sentence}>
        <strong>Use it</strong> {use}
      </p>
      <p className={styles.sentence}>
        <strong>Not</strong> {avoid}
      </p>
      <div className={styles.states}>
        {states.map((state) => (
          <State key={state.name} state={state} />
        ))}
      </div>
    </section>
  );
}

function State({ state: { name, content, shown } }: { state: PartState }) {
  const box = useCallback(
    (element: HTMLElement | null) => {
      if (element && shown) showState(element, shown);
    },
    [shown],
  );
  return (
    <div className={styles.state}>
      <p className={styles.stateName}>{name}</p>
      <div ref={box} className={styles.content}>
        {content}
      </div>
    </div>
  );
}
