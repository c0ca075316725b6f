import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState, FailureState } from './state';

describe('FailureState', () => {
  it('is announced and retries in place', async () => {
    const onRetry = jest.fn();
    render(<FailureState title="Failed to fetch exams" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch exams');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('EmptyState', () => {
  it('shows a heading and offers the next step', () => {
    render(<EmptyState title="No saved tests yet" action={<a href="/exams">Browse</a>} />);
    expect(screen.getByRole('heading', { name: 'No saved tests yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse' })).toBeInTheDocument();
  });
});
