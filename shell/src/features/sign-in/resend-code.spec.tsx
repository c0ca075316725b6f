import { renderApp } from '@abhyas/web-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import RegisterScreen from './register-screen';

describe('ResendCode', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is disabled for a minute after a code was sent, with a countdown', () => {
    renderApp(<RegisterScreen />, {
      route: '/register',
      state: { codeEmail: 'asha@example.org', codeSentAt: Date.now() },
    });
    const button = screen.getByRole('button', { name: 'Resend OTP' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/in 60 seconds\.$/);

    act(() => {
      jest.advanceTimersByTime(15_000);
    });
    expect(button).toHaveAccessibleDescription(/in 45 seconds\.$/);

    act(() => {
      jest.advanceTimersByTime(45_000);
    });
    expect(button).toBeEnabled();
    expect(button).toHaveAccessibleDescription('No email yet? Look in the spam folder, too.');
  });
});
