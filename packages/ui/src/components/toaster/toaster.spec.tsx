import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from './toaster';

describe('Toaster', () => {
  it('shows each message until it is dismissed', async () => {
    const onDismiss = jest.fn();
    render(
      <Toaster
        toasts={[{ id: '7', tone: 'success', text: 'Login successful!' }]}
        onDismiss={onDismiss}
      />,
    );
    const region = screen.getByRole('region', { name: /Notification/ });
    expect(within(region).getByText('Login successful!')).toBeInTheDocument();
    // For screen readers, a moment later.
    expect(await screen.findByText('Notification Login successful!')).toHaveRole('status');
    await userEvent.click(within(region).getByRole('button', { name: 'Close message' }));
    expect(onDismiss).toHaveBeenCalledWith('7');
  });
});
