import { Button, Printer } from '@abhyas/ui';
import { loadCharts } from '@abhyas/ui/chart';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as texts from '../../../texts/results';

/** Browsers may refuse to print later than five seconds after a press. */
const MAX_WAIT_MS = 3_000;

/** Prints the page with all charts, of which those far below are not drawn yet. */
export function PrintButton() {
  const [isPending, setPending] = useState(false);
  const print = async () => {
    setPending(true);
    await chartsOrLimit();
    // The dialog stops the page as it is.
    flushSync(() => setPending(false));
    window.print();
  };
  return (
    <Button variant="secondary" pending={isPending} onClick={() => void print()}>
      <Printer aria-hidden="true" />
      <span>{texts.print}</span>
    </Button>
  );
}

/** Waits for the charts. If they fail, or are not there within the limit, their tables are printed. */
function chartsOrLimit(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    const go = () => {
      clearTimeout(timer);
      resolve();
    };
    loadCharts().then(go, go);
  });
}
