import { describe, expect, it } from '@jest/globals';
import { lockScroll } from './lock-scroll';

describe('lockScroll', () => {
  it('blocks scrolling until the last overlay is gone', () => {
    const root = document.documentElement;
    const first = lockScroll();
    const second = lockScroll();
    expect(root).toHaveAttribute('data-scroll-holds', '2');
    first();
    expect(root).toHaveAttribute('data-scroll-holds', '1');
    second();
    expect(root).not.toHaveAttribute('data-scroll-holds');
  });
});
