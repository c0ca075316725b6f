import Highcharts from 'highcharts/esm/highcharts';
import 'highcharts/esm/modules/accessibility';
import { HighchartsReact } from 'highcharts-react-official';
import styles from './chart.module.css';

/** One Highcharts chart, coloured from the design tokens around it. */
export function Chart({ options }: { options: Highcharts.Options }) {
  return (
    <HighchartsReact
      highcharts={Highcharts}
      options={options}
      containerProps={{ className: styles.chart }}
    />
  );
}
