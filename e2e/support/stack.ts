import { join } from 'node:path';
import type { StackAction } from '../../tools/stack/control.ts';
import { localFolder } from '../../tools/stack/inventory.ts';
import { readRunningState, type StackState } from '../../tools/stack/state.ts';

/** The folder of the stack that the tests use: the one that `npm test` starts for them, or another. */
export const stackFolder = process.env['ABHYAS_STACK'] ?? join(localFolder, 'test');

/** The addresses of the stack that the tests use. */
export function runningStack(): StackState {
  const state = readRunningState(stackFolder);
  if (state) return state;
  throw new Error(`No stack runs in ${stackFolder}: journeys are run by "npm test -- journeys".`);
}

/** A part of the stack that a test may stop, kill or freeze. */
export type Part =
  | 'auth'
  | 'catalogue'
  | 'attempt'
  | 'messaging'
  | 'shell'
  | 'remote-marketing'
  | 'remote-exams'
  | 'remote-test-runner'
  | 'remote-dashboard'
  | 'pages'
  | 'renderer-exams'
  | 'renderer-marketing'
  | 'gateway'
  | 'mariadb'
  | 'redis'
  | 'maildev';

/** Does something to a part of the stack and returns when it is done: a started part is ready. */
export async function act(action: StackAction, part: Part): Promise<void> {
  const { control } = runningStack();
  if (!control)
    throw new Error('The parts of this stack cannot be stopped: run "npm test -- journeys".');
  const response = await fetch(`${control.url}/${action}/${part}`, {
    method: 'POST',
    headers: { 'x-control': control.key },
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Does the work while a part of the stack is down, and always starts the part again afterwards. */
export async function without(part: Part, work: () => Promise<void>): Promise<void> {
  await act('stop', part);
  try {
    await work();
  } finally {
    await act('start', part);
  }
}
