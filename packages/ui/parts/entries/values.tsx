import { ChartCard } from '../../src/chart/index';
import { ACCESSIBILITY, BASE } from '../../src/chart/rules/chart-options';
import {
  Fact,
  FactList,
  ProgressBar,
  ScoreRing,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../src/index';
import type { Part } from '../part';

const months = ['Sep', 'Oct', 'Nov'];
const scores = [52, 61, 68];

export const values: readonly Part[] = [
  {
    id: 'table',
    title: 'Table',
    components: ['Table', 'TableHead', 'TableHeader', 'TableBody', 'TableRow', 'TableCell'],
    use: 'for things with the same figures, which people compare; under 768 px each row is a card.',
    avoid: 'for names and values of one thing: FactList.',
    states: [
      {
        name: 'Rows',
        content: (
          <Table caption="Test History">
            <TableHead>
              <TableHeader>Test</TableHeader>
              <TableHeader numeric>Score</TableHeader>
            </TableHead>
            <TableBody>
              {months.map((month, index) => (
                <TableRow key={month}>
                  <TableCell>Mock Test, {month}</TableCell>
                  <TableCell label="Score" numeric>
                    {scores[index]}%
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        ),
      },
    ],
  },
  {
    id: 'fact-list',
    title: 'FactList',
    components: ['FactList', 'Fact'],
    use: 'for names and values of one thing, a line each.',
    avoid: 'for values of several things that people compare: Table.',
    states: [
      {
        name: 'Lines',
        content: (
          <FactList>
            <Fact label="Questions" value="100" />
            <Fact label="Duration" value="60 min" />
          </FactList>
        ),
      },
    ],
  },
  {
    id: 'progress-bar',
    title: 'ProgressBar',
    components: ['ProgressBar'],
    use: 'for a share of a whole, with its figure beside it as text.',
    avoid: 'without the figure: nobody reads 62 % from a bar.',
    states: [0, 62, 100].map((value) => ({
      name: `${value}%`,
      content: <ProgressBar label={`Physics, ${value}%`} value={value} />,
    })),
  },
  {
    id: 'score-ring',
    title: 'ScoreRing',
    components: ['ScoreRing'],
    use: 'for the one score of a screen.',
    avoid: 'for several scores beside each other: ProgressBar.',
    states: [
      { name: '68%', content: <ScoreRing percent={68} /> },
      { name: 'Another text', content: <ScoreRing percent={100}>20/20</ScoreRing> },
    ],
  },
  {
    id: 'chart-card',
    title: 'ChartCard',
    components: ['ChartCard'],
    use: 'for a course or a distribution, with the sentence that says what to see.',
    avoid: 'for a single value: then it shows only its sentence.',
    states: [
      {
        name: 'Chart, and table on request',
        content: (
          <ChartCard
            title="Your Improvement"
            sentence="Your average rose from 52 to 68 since September."
            options={{
              ...BASE,
              accessibility: ACCESSIBILITY,
              chart: { ...BASE.chart, type: 'column', height: 180 },
              legend: { enabled: false },
              xAxis: { categories: months },
              yAxis: { title: { text: undefined } },
              series: [
                { type: 'column', name: 'Score', data: scores, color: 'var(--color-chart-1)' },
              ],
            }}
            table={{
              columns: ['Month', 'Score'],
              rows: months.map((month, index) => [month, scores[index] ?? 0] as const),
            }}
          />
        ),
      },
      {
        name: 'One value: no chart',
        content: (
          <ChartCard
            title="Score by month"
            sentence="You took one test, in November."
            options={{}}
            table={{ columns: ['Month', 'Score'], rows: [['Nov', 68]] }}
          />
        ),
      },
    ],
  },
];
