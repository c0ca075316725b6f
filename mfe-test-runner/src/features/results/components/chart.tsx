import { memo, useEffect, useRef } from 'react';
import Highcharts from 'highcharts/esm/highcharts';
import 'highcharts/esm/modules/accessibility';
import { HighchartsReact } from 'highcharts-react-official';
import styles from './chart.module.css';

/** Fits a sheet of A4 between its margins, in CSS pixels. */
const PAPER_WIDTH = 640;

/**
 * One Highcharts chart, coloured from the design tokens around it. It is drawn again whenever this
 * renders, so this renders for new options only.
 */
export const Chart = memo(function Chart({ options }: { options: Highcharts.Options }) {
  const drawn = useRef<HighchartsReact.RefObject>(null);
  useEffect(() => {
    // A chart has the width that it was drawn for, which is the screen's.
    const fitPaper = () => drawn.current?.chart.setSize(PAPER_WIDTH, undefined, false);
    const fitScreen = () => drawn.current?.chart.setSize(null, undefined, false);
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
