import { Button, Dialog } from '@abhyas/ui';
import { RetryBoundary } from '@abhyas/web-kit';
import { Suspense } from 'react';
import * as texts from '../../texts/runner';
import { LazyCalculator } from './lazy-calculator';
import type { CalculatorPanel } from './use-calculator-panel';

/** The calculator over the test, once it was opened. */
export function CalculatorScreen({ panel }: { panel: CalculatorPanel }) {
  const { isOpen, isUsed, close } = panel;
  if (!isUsed) return null;
  return (
    <RetryBoundary
      fallback={({ retry }) => (
        <Dialog
          open={isOpen}
          onOpenChange={close}
          title={texts.calculator}
          description={texts.calculatorFailed}
          footer={<Button onClick={retry}>{texts.retry}</Button>}
        />
      )}
    >
      <Suspense>
        <LazyCalculator open={isOpen} onClose={close} />
      </Suspense>
    </RetryBoundary>
  );
}
