import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { FakeServer } from './handlers';

/** Waits until the server has an answer: before one leaves, the screen may say "Saved" of what was there. */
export async function untilSaved(server: FakeServer): Promise<void> {
  await waitFor(() => expect(server.saves).not.toHaveLength(0));
  await screen.findByText(/^Saved$/, { ignore: '[role]' });
}
