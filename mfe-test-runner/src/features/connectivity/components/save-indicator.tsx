import {
  CircleCheck,
  classNames,
  CloudOff,
  LoaderCircle,
  VisuallyHidden,
  WifiOff,
} from '@abhyas/ui';
import { useEffect, useState } from 'react';
import * as texts from '../../../texts/connectivity';
import styles from './save-indicator.module.css';

/** Saved, saved before the network was lost, being saved, no network, server unavailable, or refused. */
export type SaveState = 'saved' | 'saved-offline' | 'saving' | 'offline' | 'server' | 'refused';

export interface SaveIndicatorProps {
  state: SaveState;
  isStoredOnDevice: boolean;
}

/** Always shows where the last answers are. Screen readers announce only failures and their end. */
export function SaveIndicator({ state, isStoredOnDevice }: SaveIndicatorProps) {
  const text = saveText(state, isStoredOnDevice);
  return (
    <div className={classNames(styles.indicator, isFailure(state) ? styles.trouble : styles.calm)}>
      <StateIcon state={state} />
      <span>{text}</span>
      <VisuallyHidden>
        {/* An open dialog hides all but explicit live regions from screen readers. */}
        <span role="status" aria-live="polite">
          {useAnnouncement(state, text)}
        </span>
      </VisuallyHidden>
    </div>
  );
}

function StateIcon({ state }: { state: SaveState }) {
  switch (state) {
    case 'saved':
      return <CircleCheck aria-hidden="true" />;
    case 'saving':
      return <LoaderCircle aria-hidden="true" />;
    case 'saved-offline':
    case 'offline':
      return <WifiOff aria-hidden="true" />;
    case 'server':
    case 'refused':
      return <CloudOff aria-hidden="true" />;
  }
}

function saveText(state: SaveState, isStoredOnDevice: boolean): string {
  switch (state) {
    case 'saved':
      return texts.saved;
    case 'saved-offline':
      return texts.savedOffline;
    case 'saving':
      return texts.saving;
    case 'offline':
      return isStoredOnDevice ? texts.offline : texts.offlineKeepOpen;
    case 'server':
      return isStoredOnDevice ? texts.notSent : texts.notSentKeepOpen;
    case 'refused':
      return isStoredOnDevice ? texts.refused : texts.refusedKeepOpen;
  }
}

function isFailure(state: SaveState): boolean {
  return state !== 'saved' && state !== 'saving';
}

function useAnnouncement(state: SaveState, text: string): string {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (isFailure(state)) setAnnouncement(text);
    else if (state === 'saved') setAnnouncement((old) => (old === '' ? '' : texts.allSaved));
  }, [state, text]);
  return announcement;
}
