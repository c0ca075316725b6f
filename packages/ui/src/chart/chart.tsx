import { HighchartsReact } from 'highcharts-react-official';
import Highcharts from 'highcharts/esm/highcharts';
import 'highcharts/esm/modules/accessibility';
import { memo, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import styles from './chart.module.css';

/** The same object for each render: another one would draw the chart again. */
const CONTAINER = { className: styles.chart };
/** The width between the margins of an A4 page, in CSS pixels. */
const PAPER_WIDTH = 640;
/** Of the height on screen: two charts fit on a page. */
const PAPER_HEIGHT = 0.75;

export interface ChartProps {
  options: Highcharts.Options;
  isPrinting: boolean;
}

/**
 * A Highcharts chart with the colours of the design tokens. Each render draws it again, so it
 * renders only for new options.
 */
export const Chart = memo(function Chart({ options, isPrinting }: ChartProps) {
  const drawn = useRef<HighchartsReact.RefObject>(null);
  const sample = useRef<HTMLDivElement>(null);
  const font = useFontNumber(sample);
  useLayoutEffect(() => {
    // A chart keeps the width of the screen, for which it was drawn.
    const { current } = drawn;
    if (!isPrinting || !current) return undefined;
    current.chart.setSize(PAPER_WIDTH, PAPER_HEIGHT * current.chart.chartHeight, false);
    return () => {
      // It is destroyed if the font has changed meanwhile.
      const chart = current.chart as Highcharts.Chart | null;
      chart?.setSize(null, null, false);
    };
  }, [isPrinting]);
  return (
    <div className={styles.place}>
      <div ref={sample} className={styles.sample} aria-hidden="true" />
      <HighchartsReact
        key={font}
        ref={drawn}
        highcharts={Highcharts}
        options={options}
        containerProps={CONTAINER}
      />
    </div>
  );
});

/**
 * Changes when the width of a text sample does: a chart keeps the text widths of the font with which it
 * was drawn, and cuts the labels of a wider one that the browser uses later.
 */
function useFontNumber(sample: RefObject<HTMLElement | null>): number {
  const [number, setNumber] = useState(0);
  useLayoutEffect(() => {
    const { current } = sample;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    let width: number | undefined;
    const observer = new ResizeObserver(() => {
      const now = current.getBoundingClientRect().width;
      if (width !== undefined && width !== now) setNumber((it) => it + 1);
      width = now;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [sample]);
  return number;
}
