import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Figure } from './figure';

function picture(): HTMLElement {
  return screen.getByRole('img');
}

describe('a figure', () => {
  it('is described, and keeps its place before it is there', () => {
    render(<Figure src="/figures/a" alt="Two circles that overlap" width={320} height={200} />);
    const figure = screen.getByRole('img', { name: 'Two circles that overlap' });
    expect(figure).toHaveAttribute('width', '320');
    expect(figure).toHaveAttribute('height', '200');
    expect(figure).not.toHaveAttribute('loading');
  });

  it('is announced as a picture if nobody has described it', () => {
    render(<Figure src="/figures/a" alt={null} width={320} height={200} />);
    expect(screen.getByRole('img', { name: 'Picture' })).toBeInTheDocument();
  });

  it('may load when it comes near', () => {
    render(<Figure src="/figures/a" alt={null} width={320} height={200} isBelow />);
    expect(picture()).toHaveAttribute('loading', 'lazy');
  });

  it('says that it did not load, and is requested again until it does', () => {
    jest.useFakeTimers();
    try {
      render(<Figure src="/figures/a" alt="Two circles" width={320} height={200} />);
      const first = picture();
      fireEvent.error(first);
      expect(screen.getByText('The picture did not load. We try again.')).toBeVisible();
      act(() => {
        jest.advanceTimersByTime(5_000);
      });
      const second = picture();
      expect(second).not.toBe(first);
      fireEvent.error(second);
      fireEvent(window, new Event('online'));
      const third = picture();
      expect(third).not.toBe(second);
      fireEvent.load(third);
      expect(screen.queryByText(/did not load/)).toBeNull();
      act(() => {
        jest.advanceTimersByTime(60_000);
      });
      expect(picture()).toBe(third);
    } finally {
      jest.useRealTimers();
    }
  });
});
