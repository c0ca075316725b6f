import { HighchartsReact } from 'highcharts-react-official';
import Highcharts from 'highcharts/esm/highcharts';
import 'highcharts/esm/modules/accessibility';
import { memo, useEffect, useRef } from 'react';
import styles from './chart.module.css';

/** The width between the margins of an A4 page, in CSS pixels. */
const PAPER_WIDTH = 640;
/** Of the height on screen: two charts fit on a page. */
const PAPER_HEIGHT = 0.75;

/**
 * A Highcharts chart with the colours of the design tokens. Each render draws it again, so it
 * renders only for new options.
 */
export const Chart = memo(function Chart({ options }: { options: Highcharts.Options }) {
  const drawn = useRef<HighchartsReact.RefObject>(null);
  useEffect(() => {
    // A chart keeps the width of the screen, for which it was drawn.
    const fitPaper = () => {
      const chart = drawn.current?.chart;
      chart?.setSize(PAPER_WIDTH, PAPER_HEIGHT * chart.chartHeight, false);
    };
    const fitScreen = () => drawn.current?.chart.setSize(null, null, false);
    window.addEventListener('beforeprint', fitPaper);
    window.addEventListener('afterprint', fitScreen);
    return () => {
      window.removeEventListener('beforeprint', fitPaper);
      window.removeEventListener('afterprint', fitScreen);
    };
  }, []);
  return (
    <HighchartsReact
      ref={drawn}
      highcharts={Highcharts}
      options={options}
      containerProps={{ className: styles.chart }}
    />
  );
});
