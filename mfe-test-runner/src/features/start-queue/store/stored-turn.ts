/** A student who waits to start a test. */
export interface Waiting {
  readonly userId: string;
  readonly testId: string;
}

interface StoredTurn extends Waiting {
  /** When the turn comes, on this device's clock, in milliseconds. */
  readonly at: number;
  readonly waitMs: number;
}

const KEY = 'abhyas:turn';
/** The server keeps a turn for two minutes. */
const KEPT_MS = 120_000;

/** Stores, in this tab only, when the turn comes: a reload waits on. */
export function storeTurn(waiting: Waiting, waitMs: number): void {
  try {
    const turn: StoredTurn = { ...waiting, at: Date.now() + waitMs, waitMs };
    sessionStorage.setItem(KEY, JSON.stringify(turn));
  } catch {
    // Storage is blocked: after a reload the student presses Start Test again, and keeps the turn.
  }
}

/** Milliseconds until the stored turn, 0 when it has come; undefined without one. */
export function storedTurnMs({ userId, testId }: Waiting): number | undefined {
  try {
    const turn = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredTurn | null;
    if (turn?.testId !== testId || turn.userId !== userId) return undefined;
    const left = turn.at - Date.now();
    // The device's clock may have been set back meanwhile.
    return left < -KEPT_MS ? undefined : Math.min(turn.waitMs, Math.max(0, left));
  } catch {
    return undefined;
  }
}

export function removeTurn(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so there is none.
  }
}
