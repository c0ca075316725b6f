/**
 * Why a save failed: the server cannot be reached (`offline`), cannot accept it now (`server`), or
 * will never accept it (`refused`).
 */
export type SaveFailure = 'offline' | 'server' | 'refused';
type TransientFailure = Exclude<SaveFailure, 'refused'>;

/**
 * The save queue. At most one save is in flight; `hasNewer` means that something has changed since
 * it was sent. Every save contains all answers, so there is nothing else to queue.
 */
export type SaveQueue =
  | { readonly kind: 'clean' }
  | {
      readonly kind: 'sending';
      readonly hasNewer: boolean;
      readonly failures: number;
      readonly lastFailure: SaveFailure | null;
      /** True for the save that follows a conflict. */
      readonly isMerged: boolean;
    }
  | { readonly kind: 'waiting'; readonly failures: number; readonly reason: TransientFailure }
  /** The server refused the save: only a change or an explicit retry sends again. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'closed' };

export type SaveEvent =
  | { readonly type: 'changed' }
  | { readonly type: 'acknowledged' }
  | { readonly type: 'conflict' }
  | { readonly type: 'failed'; readonly reason: SaveFailure }
  | { readonly type: 'wake' }
  | { readonly type: 'close' };

/** What the owner of the queue has to do after a transition. */
type SaveCommand = 'none' | 'send' | 'wait';

export interface SaveStep {
  readonly queue: SaveQueue;
  readonly command: SaveCommand;
}

export const CLEAN: SaveQueue = { kind: 'clean' };

/**
 * One step of the save queue.
 *
 * - `changed`: there is something to save. While the queue waits, the next try includes it.
 * - `acknowledged`: the server has stored the save. Changes made since are sent at once.
 * - `conflict`: another device has saved. The merged state is sent at once, but a second conflict
 *   in a row waits like a first failure, so that two devices never chase each other. The server has
 *   responded, so earlier failures no longer count.
 * - `failed`: waits, then tries again. A refused save is not retried automatically; the next change
 *   sends again.
 * - `wake`: the wait is over (timer, network back, page visible). Sends even when clean, because
 *   every response of the server also corrects the clock.
 * - `close`: the attempt is finished; nothing more is sent.
 */
export function stepSaveQueue(queue: SaveQueue, event: SaveEvent): SaveStep {
  if (queue.kind === 'closed') return unchanged(queue);
  switch (event.type) {
    case 'close':
      return { queue: { kind: 'closed' }, command: 'none' };
    case 'changed':
      return onChanged(queue);
    case 'wake':
      return queue.kind === 'sending' ? unchanged(queue) : sendAfter(queue);
    case 'acknowledged':
      if (queue.kind !== 'sending') return unchanged(queue);
      return queue.hasNewer ? send() : { queue: CLEAN, command: 'none' };
    case 'conflict':
      if (queue.kind !== 'sending') return unchanged(queue);
      return queue.isMerged
        ? wait(queue.failures + 1, 'server')
        : send({ failures: 0, lastFailure: queue.lastFailure, isMerged: true });
    case 'failed':
      if (queue.kind !== 'sending') return unchanged(queue);
      if (event.reason !== 'refused') return wait(queue.failures + 1, event.reason);
      return queue.hasNewer ? sendAfterRefusal() : { queue: { kind: 'refused' }, command: 'none' };
  }
}

/** What the screen says about the last answers. */
export type SaveStatus = 'saved' | 'saving' | SaveFailure;

/**
 * Saved, being saved, or stored on this device because the network or the server is unavailable.
 * The status of a failed save stays during the next try, so that the text does not flicker.
 */
export function saveStatus(queue: SaveQueue): SaveStatus {
  switch (queue.kind) {
    case 'clean':
    case 'closed':
      return 'saved';
    case 'sending':
      return queue.lastFailure ?? 'saving';
    case 'waiting':
      return queue.reason;
    case 'refused':
      return 'refused';
  }
}

function onChanged(queue: Exclude<SaveQueue, { kind: 'closed' }>): SaveStep {
  if (queue.kind === 'clean') return send();
  if (queue.kind === 'refused') return sendAfterRefusal();
  if (queue.kind === 'waiting') return unchanged(queue);
  return unchanged(queue.hasNewer ? queue : { ...queue, hasNewer: true });
}

interface Tries {
  readonly failures: number;
  readonly lastFailure: SaveFailure | null;
  readonly isMerged: boolean;
}

const FIRST_TRY: Tries = { failures: 0, lastFailure: null, isMerged: false };

function send({ failures, lastFailure, isMerged }: Tries = FIRST_TRY): SaveStep {
  return {
    queue: { kind: 'sending', hasNewer: false, failures, lastFailure, isMerged },
    command: 'send',
  };
}

function sendAfter(queue: Exclude<SaveQueue, { kind: 'closed' | 'sending' }>): SaveStep {
  if (queue.kind === 'clean') return send();
  if (queue.kind === 'refused') return sendAfterRefusal();
  return send({ failures: queue.failures, lastFailure: queue.reason, isMerged: false });
}

function sendAfterRefusal(): SaveStep {
  return send({ ...FIRST_TRY, lastFailure: 'refused' });
}

function wait(failures: number, reason: TransientFailure): SaveStep {
  return { queue: { kind: 'waiting', failures, reason }, command: 'wait' };
}

function unchanged(queue: SaveQueue): SaveStep {
  return { queue, command: 'none' };
}
