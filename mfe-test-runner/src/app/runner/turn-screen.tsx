import { TurnDialog } from '../../features/start-queue/components/turn-dialog';
import type { Paper } from '../../shared/paper.types';
import { useTurn, type TurnOptions } from './use-turn';

export interface TurnScreenProps extends TurnOptions {
  paper: Paper;
  onLeave: () => void;
}

/** Waits for the student's turn. Only a crowd needs it, so it has a chunk of its own. */
export default function TurnScreen({ paper, onLeave, ...options }: TurnScreenProps) {
  const { countdown, failure } = useTurn(options);
  return <TurnDialog paper={paper} countdown={countdown} failure={failure} onLeave={onLeave} />;
}
