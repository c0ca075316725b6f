import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TestimonialsSection } from './testimonials-section';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  showAt(1024);
});

function showAt(width: number): void {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
}

const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};
const where = () => screen.getByText(/ of 5$/).textContent;
const carousel = () => screen.getByRole('group', { name: 'Testimonials' });

describe('testimonials', () => {
  it.each([
    [360, '1 of 5'],
    [800, '1–2 of 5'],
    [1440, '1–3 of 5'],
  ])('at %i px shows %s', (width, text) => {
    showAt(width);
    render(<TestimonialsSection />);
    expect(where()).toBe(text);
    expect(
      screen.getAllByRole('listitem').filter((item) => !item.hasAttribute('inert')),
    ).toHaveLength(width < 768 ? 1 : width < 1024 ? 2 : 3);
  });

  it('advances every five seconds and starts again after the end', () => {
    render(<TestimonialsSection />);
    pass(4_999);
    expect(where()).toBe('1–3 of 5');
    pass(1);
    expect(where()).toBe('2–4 of 5');
    pass(5_000);
    pass(5_000);
    expect(where()).toBe('1–3 of 5');
  });

  it('pauses while the pointer or the focus is on it', () => {
    render(<TestimonialsSection />);
    fireEvent.mouseEnter(carousel());
    pass(20_000);
    expect(where()).toBe('1–3 of 5');
    fireEvent.mouseLeave(carousel());
    act(() => {
      screen.getByRole('button', { name: 'Next testimonials' }).focus();
    });
    pass(20_000);
    expect(where()).toBe('1–3 of 5');
    act(() => {
      screen.getByRole('button', { name: 'Next testimonials' }).blur();
    });
    pass(5_000);
    expect(where()).toBe('2–4 of 5');
  });

  it('pauses on its button, and follows its other buttons', () => {
    render(<TestimonialsSection />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(20_000);
    expect(where()).toBe('1–3 of 5');
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Previous testimonials' }));
    expect(where()).toBe('3–5 of 5');
  });

  it('never moves by itself with prefers-reduced-motion', () => {
    const real = window.matchMedia.bind(window);
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(real(query), { matches: true }));
    render(<TestimonialsSection />);
    pass(20_000);
    expect(where()).toBe('1–3 of 5');
    expect(screen.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
  });
});
