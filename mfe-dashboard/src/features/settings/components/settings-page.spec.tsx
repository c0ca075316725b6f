import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderDashboard } from '../../../testing/render-dashboard';
import { startServer } from '../../../testing/server';

startServer();

describe('settings', () => {
  it('applies and keeps the chosen appearance', async () => {
    renderDashboard('/dashboard/settings');
    expect(screen.getByRole('radio', { name: /As on this device/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /Dark/ }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: /As on this device/ }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });
});
