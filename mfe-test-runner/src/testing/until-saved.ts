import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { FakeServer } from './handlers';

/** Waits until the server has a save: before one is sent, the screen may still say "Saved". */
export async function untilSaved(server: FakeServer): Promise<void> {
  await waitFor(() => expect(server.saves).not.toHaveLength(0));
  await screen.findByText(/^Saved$/, { ignore: '[role]' });
}
