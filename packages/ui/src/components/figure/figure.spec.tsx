import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Figure } from './figure';
import { RetryPictures } from './retry-pictures';

function picture(): HTMLElement {
  return screen.getByRole('img', { hidden: true });
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
      expect(first).not.toBeVisible();
      expect(screen.getByText('The picture did not load. We try again.')).toBeVisible();
      expect(screen.getByText('It shows: Two circles')).toBeVisible();
      act(() => {
        jest.advanceTimersByTime(5_000);
      });
      const second = picture();
      expect(second).not.toBe(first);
      fireEvent.error(second);
      fireEvent(window, new Event('online'));
      const third = picture();
      expect(third).not.toBe(second);
      fireEvent.error(third);
      fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      const last = picture();
      expect(last).not.toBe(third);
      fireEvent.load(last);
      expect(last).toBeVisible();
      expect(screen.queryByText(/did not load/)).toBeNull();
      act(() => {
        jest.advanceTimersByTime(60_000);
      });
      expect(picture()).toBe(last);
    } finally {
      jest.useRealTimers();
    }
  });

  it('has no button in a control, and says there whether it loads', () => {
    const onFailure = jest.fn();
    render(
      <>
        <Figure src="/figures/a" alt={null} width={320} height={200} onFailure={onFailure} />
        <RetryPictures />
      </>,
    );
    const first = picture();
    fireEvent.error(first);
    expect(onFailure).toHaveBeenLastCalledWith(true);
    expect(screen.queryByText(/It shows/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(picture()).not.toBe(first);
    fireEvent.load(picture());
    expect(onFailure).toHaveBeenLastCalledWith(false);
  });
});
