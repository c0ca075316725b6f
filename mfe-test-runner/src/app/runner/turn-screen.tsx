import {
  TurnDialog,
  type TurnDialogProps,
} from '../../features/start-queue/components/turn-dialog';
import { useTurn, type TurnOptions } from './use-turn';

export type TurnScreenProps = TurnOptions & Omit<TurnDialogProps, 'countdown' | 'failure'>;

/** Waits for the student's turn. Only a crowd needs it, so it has a chunk of its own. */
export default function TurnScreen({ waitMs, open, onWait, onRefused, ...shown }: TurnScreenProps) {
  const { countdown, failure } = useTurn({ waitMs, open, onWait, onRefused });
  return <TurnDialog {...shown} countdown={countdown} failure={failure} />;
}
