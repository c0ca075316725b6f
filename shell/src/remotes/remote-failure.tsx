import { Button, ButtonLink, FailureState } from '@abhyas/ui';
import {
  diagnoseLoadFailure,
  HELP_PATH,
  isApiError,
  isLoadError,
  type FallbackProps,
  type LoadFailure,
} from '@abhyas/web-kit';
import { useEffect, useState } from 'react';
import { ContractError } from './contract-error';
import styles from './remote-failure.module.css';
import { RemoteSkeleton } from './remote-skeleton';

interface RemoteFailureProps extends FallbackProps {
  /** The part's name for users: "The exam pages". */
  label: string;
}

interface Explanation {
  title: string;
  text: string;
  canReload: boolean;
}

/** The diagnosis takes one request; after this long, the failure is shown without it. */
const DIAGNOSIS_TIMEOUT_MS = 2_000;

/** Replaces a failed part: what happened, what is safe, what to do. */
export function RemoteFailure({ error, retry, label }: RemoteFailureProps) {
  const failure = useDiagnosis(error);
  // The skeleton stays until the text is known, so that nothing moves after it is shown.
  if (failure === undefined) return <RemoteSkeleton />;
  const { title, text, canReload } = explain(error, failure, label);
  return (
    <div className={styles.place}>
      <FailureState
        // The screen that has failed would have had the page's main heading.
        headingLevel={1}
        title={title}
        text={text}
        onRetry={retry}
        action={
          <>
            {canReload && <ReloadButton />}
            <ButtonLink to={HELP_PATH} variant="secondary">
              Help
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

function ReloadButton() {
  return (
    <Button
      onClick={() => {
        location.reload();
      }}
    >
      Reload the page
    </Button>
  );
}

/** Why code did not load; undefined until that is known. */
function useDiagnosis(error: unknown): LoadFailure | 'none' | undefined {
  const isLoad = isLoadError(error);
  const [failure, setFailure] = useState<LoadFailure>();
  useEffect(() => {
    if (!isLoad) return;
    let isCurrent = true;
    const show = (diagnosis: LoadFailure) => {
      if (isCurrent) setFailure(diagnosis);
    };
    const timer = setTimeout(show, DIAGNOSIS_TIMEOUT_MS, 'unreachable');
    void diagnoseLoadFailure(error).then((diagnosis) => {
      clearTimeout(timer);
      show(diagnosis);
    });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [error, isLoad]);
  return isLoad ? failure : 'none';
}

function explain(error: unknown, failure: LoadFailure | 'none', label: string): Explanation {
  if (failure === 'outdated') {
    return {
      title: 'A new version of Abhyas is out',
      text: `${label} changed since this page was opened. Reload to get the new version; your saved answers are safe.`,
      canReload: true,
    };
  }
  if (error instanceof ContractError) {
    return {
      title: 'This page is out of date',
      text: 'Reload the page. If that does not help, try again in a few minutes.',
      canReload: true,
    };
  }
  if (isLoadError(error) || isApiError(error)) {
    return {
      title: `${label} could not be loaded`,
      text: 'The rest of the site works. Check your connection and try again.',
      canReload: false,
    };
  }
  return {
    title: 'Something went wrong in this part of the page',
    text: 'The rest of the site works, and what was saved is safe. Try again, or reload the page.',
    canReload: true,
  };
}
