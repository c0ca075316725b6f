import { HighchartsReact } from 'highcharts-react-official';
import Highcharts from 'highcharts/esm/highcharts';
import 'highcharts/esm/modules/accessibility';
import { memo, useLayoutEffect, useRef } from 'react';
import styles from './chart.module.css';
import { useFontChanges } from './use-font-changes';

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
 * A Highcharts chart with the colours of the design tokens, drawn anew when its text gets another
 * font. Each render draws it again, so it renders only for new options.
 */
export const Chart = memo(function Chart(props: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const sample = useRef<HTMLSpanElement>(null);
  const changes = useFontChanges(place, sample);
  return (
    <div ref={place}>
      <span ref={sample} className={styles.sample} aria-hidden />
      <DrawnChart key={changes} {...props} />
    </div>
  );
});

function DrawnChart({ options, isPrinting }: ChartProps) {
  const drawn = useRef<HighchartsReact.RefObject>(null);
  useLayoutEffect(() => {
    // A chart keeps the width of the screen, for which it was drawn.
    const { current } = drawn;
    if (!isPrinting || !current) return undefined;
    current.chart.setSize(PAPER_WIDTH, PAPER_HEIGHT * current.chart.chartHeight, false);
    return () => current.chart.setSize(null, null, false);
  }, [isPrinting]);
  return (
    <HighchartsReact
      ref={drawn}
      highcharts={Highcharts}
      options={options}
      containerProps={CONTAINER}
    />
  );
}
