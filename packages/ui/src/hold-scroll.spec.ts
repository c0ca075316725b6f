import { describe, expect, it } from '@jest/globals';
import { holdScroll } from './hold-scroll';

describe('holdScroll', () => {
  it('blocks scrolling until the last overlay is gone', () => {
    const root = document.documentElement;
    const first = holdScroll();
    const second = holdScroll();
    expect(root).toHaveAttribute('data-scroll-holds', '2');
    first();
    expect(root).toHaveAttribute('data-scroll-holds', '1');
    second();
    expect(root).not.toHaveAttribute('data-scroll-holds');
  });
});
