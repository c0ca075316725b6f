import {
  Button,
  Card,
  CircleAlert,
  CircleCheck,
  CircleX,
  Maximize,
  Minimize,
  RotateCw,
  VisuallyHidden,
  type Elements,
} from '@abhyas/ui';
import * as texts from '../../../texts/device-checks';
import { useChecks } from '../hooks/use-checks';
import { useFullScreenCheck } from '../hooks/use-full-screen-check';
import { describeFullScreen, type CheckResult } from '../rules/describe-check';
import styles from './check-list.module.css';

/** Whether this device is ready for the test: each point with its result and what to do. */
export function CheckList() {
  const { network, clock, storage, isRunning, repeat } = useChecks();
  const { finding, isFull, toggle } = useFullScreenCheck();
  const fullScreen = describeFullScreen(finding);
  return (
    <Card as="section" aria-labelledby="checks-heading" className={styles.card}>
      <div className={styles.head}>
        <h2 id="checks-heading">{texts.title}</h2>
        <Button variant="secondary" size="sm" pending={isRunning} onClick={repeat}>
          <RotateCw aria-hidden="true" />
          <span>{texts.again}</span>
        </Button>
      </div>
      <p role="status" className={styles.summary}>
        {summaryOf([network, clock, storage, fullScreen])}
      </p>
      <ul className={styles.list}>
        <CheckItem name={texts.connection} result={network} />
        <CheckItem name={texts.clock} result={clock} />
        <CheckItem name={texts.storage} result={storage} />
        <CheckItem name={texts.fullScreen} result={fullScreen}>
          {finding !== 'unsupported' && (
            <Button variant="secondary" size="sm" onClick={toggle}>
              {isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
              <span>{isFull ? texts.leaveFullScreen : texts.tryFullScreen}</span>
            </Button>
          )}
        </CheckItem>
      </ul>
    </Card>
  );
}

const icons = { good: CircleCheck, notice: CircleAlert, problem: CircleX };

interface CheckItemProps {
  name: string;
  /** Undefined while the check runs. */
  result: CheckResult | undefined;
  children?: Elements;
}

function CheckItem({ name, result, children }: CheckItemProps) {
  const Icon = result && icons[result.state];
  return (
    <li className={styles.item}>
      <span className={styles.icon} data-state={result?.state}>
        {Icon && <Icon aria-hidden="true" />}
      </span>
      <div className={styles.text}>
        <h3>
          <span>{name}</span>
          {result && <VisuallyHidden>{`: ${texts.states[result.state]}`}</VisuallyHidden>}
        </h3>
        <p>{result ? result.text : texts.checking}</p>
        {result?.advice !== undefined && <p className={styles.advice}>{result.advice}</p>}
        {children}
      </div>
    </li>
  );
}

function summaryOf(results: readonly (CheckResult | undefined)[]): string {
  if (results.includes(undefined)) return texts.checkingAll;
  const states = results.map((result) => result?.state);
  if (states.includes('problem')) return texts.withProblems;
  if (states.includes('notice')) return texts.withNotes;
  return texts.allReady;
}
