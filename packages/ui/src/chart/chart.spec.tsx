import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { drawCharts } from '../testing/draw-charts';
import type { ChartOptions } from './rules/chart-options';

const options: ChartOptions = { chart: { height: 320 }, series: [{ type: 'bar', data: [3, 4] }] };
const drawn = () => document.querySelector('svg');

describe('a chart whose text gets another font', () => {
  let widen: (width: number) => void;

  beforeEach(async () => {
    drawCharts();
    const { Chart } = await import('./chart');
    jest.spyOn(window, 'ResizeObserver').mockImplementation(function (callback) {
      const observe = (element: Element) => {
        // Highcharts observes its own elements.
        if (element.tagName !== 'SPAN') return;
        widen = (width) =>
          act(() => {
            const entry = { contentRect: { width } } as ResizeObserverEntry;
            callback([entry], null as unknown as ResizeObserver);
          });
      };
      return { observe, unobserve: () => undefined, disconnect: () => undefined };
    });
    render(<Chart options={options} isPrinting={false} />);
    widen(198);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is drawn anew, once', () => {
    const first = drawn();
    widen(207);
    const second = drawn();
    expect(second).not.toBe(first);
    expect(document.querySelectorAll('svg')).toHaveLength(1);
    widen(207);
    expect(drawn()).toBe(second);
  });

  it('stays as it is if only the rounding differs', () => {
    const first = drawn();
    widen(198.5);
    expect(drawn()).toBe(first);
  });

  it('waits until the focus has left it', async () => {
    const first = drawn();
    first?.setAttribute('tabindex', '0');
    act(() => first?.focus());
    widen(207);
    expect(drawn()).toBe(first);
    expect(first).toHaveFocus();
    act(() => first?.blur());
    await waitFor(() => expect(drawn()).not.toBe(first));
  });
});
