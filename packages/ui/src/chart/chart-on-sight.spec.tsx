import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { drawCharts } from '../testing/draw-charts';
import { ChartOnSight, loadCharts } from './chart-on-sight';
import type { ChartOptions } from './rules/chart-options';

const options: ChartOptions = { chart: { height: 320 }, series: [{ type: 'bar', data: [3, 4] }] };
const chart = () => document.querySelector('svg');
const show = () => render(<ChartOnSight options={options} figures={<p>3 and 4</p>} />);

function announce(event: 'beforeprint' | 'afterprint'): void {
  act(() => {
    window.dispatchEvent(new Event(event));
  });
}

describe('a chart', () => {
  let bringNear: () => void;
  let shown: IntersectionObserverCallback[];

  beforeEach(() => {
    drawCharts();
    shown = [];
    jest.spyOn(window, 'IntersectionObserver').mockImplementation(function (callback) {
      shown.push(callback);
      const observer = { observe: () => undefined, disconnect: () => undefined };
      bringNear = () => {
        const near = [{ isIntersecting: true } as IntersectionObserverEntry];
        for (const show of shown) show(near, observer as unknown as IntersectionObserver);
      };
      return observer as unknown as IntersectionObserver;
    });
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is printed as a table as long as nothing can draw it', () => {
    show();
    expect(screen.queryByText('3 and 4')).not.toBeInTheDocument();
    announce('beforeprint');
    expect(screen.getByText('3 and 4')).toBeInTheDocument();
    announce('afterprint');
    expect(screen.queryByText('3 and 4')).not.toBeInTheDocument();
  });

  it('is drawn when it comes near the screen', async () => {
    show();
    await act(async () => {
      await loadCharts();
    });
    expect(chart()).toBeNull();
    act(() => bringNear());
    await waitFor(() => expect(chart()).toBeInTheDocument());
  });

  it('is drawn in another frame than the chart before', async () => {
    render(
      <>
        <ChartOnSight options={options} figures={<table />} />
        <ChartOnSight options={options} figures={<table />} />
      </>,
    );
    act(() => bringNear());
    const drawn = () => document.querySelectorAll('svg').length;
    const counts: number[] = [];
    await waitFor(() => {
      counts.push(drawn());
      expect(drawn()).toBe(2);
    });
    const observed = new Set(counts);
    expect([...observed]).toContain(1);
  });

  it('is drawn for a printout wherever it is', async () => {
    await loadCharts();
    show();
    expect(chart()).toBeNull();
    announce('beforeprint');
    expect(chart()).toBeInTheDocument();
    expect(screen.queryByText('3 and 4')).not.toBeInTheDocument();
  });
});
