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
import { useReadyMark } from '../app/use-ready-mark';
import * as texts from '../texts/failures';
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
  useReadyMark('screen');
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
              {texts.help}
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
      {texts.reload}
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
      title: texts.outdated,
      text: texts.outdatedText(label),
      canReload: true,
    };
  }
  if (error instanceof ContractError) {
    return {
      title: texts.mismatch,
      text: texts.mismatchText,
      canReload: true,
    };
  }
  if (isLoadError(error) || isApiError(error)) {
    return {
      title: texts.notLoaded(label),
      text: texts.notLoadedText,
      canReload: false,
    };
  }
  return {
    title: texts.broken,
    text: texts.brokenText,
    canReload: true,
  };
}
