import { ChartCard } from '../../src/chart/index';
import { ACCESSIBILITY, BASE } from '../../src/chart/rules/chart-options';
import * as icons from '../../src/icons';
import {
  Avatar,
  Badge,
  Button,
  Card,
  Fact,
  FactList,
  Figure,
  Logo,
  Monogram,
  OfflineBadge,
  PageHeading,
  ProgressBar,
  RetryPictures,
  ScoreRing,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  VisuallyHidden,
  type Tone,
} from '../../src/index';
import { AcceptedValues, DataTable, MathText, NumericValue } from '../../src/math-text/index';
import type { Part } from '../part';
import styles from './content.module.css';

const tones: readonly Tone[] = ['neutral', 'primary', 'success', 'warning', 'danger', 'info'];
const examColours = ['primary', 'info', 'success', 'warning', 'danger'];
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0b5a5e" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="2" fill="#fff"/></svg>')}`;
const months = ['Sep', 'Oct', 'Nov'];
const scores = [52, 61, 68];

export const content: readonly Part[] = [
  {
    id: 'page-heading',
    title: 'PageHeading',
    components: ['PageHeading'],
    use: 'once at the top of each screen; the shell gives it the focus after a navigation.',
    avoid: 'for a heading inside a screen: a plain h2.',
    states: [
      {
        name: 'With everything',
        content: (
          <PageHeading
            title="SSC CGL"
            mark={<Monogram name="SSC CGL" color="primary" />}
            subtitle="24 tests, 3 of them free."
            back={{ to: '/exam-test-series', label: 'All exams' }}
            actions={<Button>Start Test</Button>}
          />
        ),
      },
    ],
  },
  {
    id: 'figure',
    title: 'Figure',
    components: ['Figure', 'RetryPictures'],
    use: 'for a picture of a question, an option or a passage.',
    avoid: 'for illustrations of the product, which follow the theme.',
    states: [
      {
        name: 'In every theme on white',
        content: <Figure src={picture} alt="A circle above a square" width={160} height={160} />,
      },
      {
        name: 'Wider than its place',
        content: <Figure src={picture} alt="A circle above a square" width={1600} height={1600} />,
      },
      {
        name: 'Not loaded',
        content: (
          <Figure src="data:image/png," alt="A circle above a square" width={240} height={120} />
        ),
      },
      {
        name: 'Not loaded, in a control: the button stands beside it',
        content: (
          <>
            <Figure
              src="data:image/png,"
              alt="A circle above a square"
              width={120}
              height={120}
              onFailure={() => undefined}
            />
            <RetryPictures />
          </>
        ),
      },
    ],
  },
  {
    id: 'card',
    title: 'Card',
    components: ['Card'],
    use: 'for a thing with its own title and action among others of its kind.',
    avoid: 'around a whole screen, or inside another card.',
    states: [
      { name: 'sm', content: <Card padding="sm">Tight</Card> },
      { name: 'md', content: <Card>Usual</Card> },
      { name: 'lg', content: <Card padding="lg">Wide</Card> },
    ],
  },
  {
    id: 'badge',
    title: 'Badge',
    components: ['Badge'],
    use: 'for a word or two about the state of a thing.',
    avoid: 'for an action, or for a number that stands in a sentence.',
    states: tones.map((tone) => ({ name: tone, content: <Badge tone={tone}>Registered</Badge> })),
  },
  {
    id: 'offline-badge',
    title: 'Offline badge',
    components: ['OfflineBadge'],
    use: 'in the bar at the top of a page, which is always in view and covers nothing.',
    avoid: 'in a running test, which says itself where the answers are.',
    states: [{ name: 'Offline', content: <OfflineBadge isOnline={false} /> }],
  },
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
  {
    id: 'math-text',
    title: 'MathText',
    components: ['MathText'],
    use: 'for every text of a question, an option or an explanation.',
    avoid: 'for our own texts, which contain no formulas: it loads KaTeX.',
    states: [
      { name: 'In a line', content: <MathText text="What is \(\frac{3}{4} + x^2\)?" /> },
      { name: 'Plain text', content: <MathText text="It costs ₹120." /> },
    ],
  },
  {
    id: 'data-table',
    title: 'DataTable',
    components: ['DataTable'],
    use: 'for a table of a question or passage: matching lists, assertion and reason, or data.',
    avoid: 'for figures of our own: Table, whose rows become cards.',
    states: [
      {
        name: 'Data: rows have headings, numbers are aligned',
        content: (
          <DataTable
            label="Data"
            head={['Year', 'Rice', 'Wheat', 'Maize', 'Barley', 'Millet']}
            rows={[
              ['2019–20', '1,188', '1,078', '287', '17', '172'],
              ['2020–21', '1,243', '1,095', '316', '16', '180'],
            ]}
          />
        ),
      },
      {
        name: 'Matching lists',
        content: (
          <DataTable
            label="Lists"
            head={['List I', 'List II']}
            rows={[
              ['P. Kinetic energy', String.raw`1. \(\frac{1}{2} m v^2\)`],
              ['Q. Momentum of a body in motion', String.raw`2. \(m v\)`],
            ]}
          />
        ),
      },
      {
        name: 'Assertion and reason: no names of columns',
        content: (
          <DataTable
            label="Assertion and reason"
            head={[]}
            rows={[
              ['Assertion (A)', 'Ice floats on water.'],
              ['Reason (R)', 'Ice is less dense than water, because it has a more open structure.'],
            ]}
          />
        ),
      },
    ],
  },
  {
    id: 'numeric-value',
    title: 'NumericValue',
    components: ['NumericValue'],
    use: 'for a number that answers a question: what the student typed, or what is accepted.',
    avoid: 'for counts, marks and scores: they have formats of their own.',
    states: [
      { name: 'With a unit', content: <NumericValue value="-1.5" unit="m/s" /> },
      { name: 'Without', content: <NumericValue value="120" /> },
      {
        name: 'With a formula as unit',
        content: <NumericValue value="4.7" unit={String.raw`\(\mathrm{k\Omega}\)`} />,
      },
    ],
  },
  {
    id: 'accepted-values',
    title: 'AcceptedValues',
    components: ['AcceptedValues'],
    use: 'for the numbers that count as right.',
    avoid: 'for what a student typed: NumericValue.',
    states: [
      {
        name: 'A range and a number',
        content: (
          <AcceptedValues
            values={[
              { from: '9.79', to: '9.82' },
              { from: '-3', to: '-3' },
            ]}
            unit="m/s²"
          />
        ),
      },
    ],
  },
  {
    id: 'monogram',
    title: 'Monogram',
    components: ['Monogram'],
    use: 'before the name of an exam, so that people find it again.',
    avoid: 'without the name beside it: screen readers do not read it.',
    states: [
      ...examColours.map((color) => ({
        name: color,
        content: <Monogram name="SSC CGL" color={color} />,
      })),
      { name: 'sm', content: <Monogram name="NEET UG" color="success" size="sm" /> },
      { name: 'lg', content: <Monogram name="UPSC CAPF" color="danger" size="lg" /> },
    ],
  },
  {
    id: 'avatar',
    title: 'Avatar',
    components: ['Avatar'],
    use: 'before the name of a student.',
    avoid: 'without the name beside it: screen readers do not read it.',
    states: [
      { name: 'Initial', content: <Avatar name="Asha" /> },
      { name: 'Picture', content: <Avatar name="Asha" src={picture} /> },
      { name: 'sm', content: <Avatar name="Asha" size="sm" /> },
      { name: 'lg', content: <Avatar name="Asha" size="lg" /> },
    ],
  },
  {
    id: 'logo',
    title: 'Logo',
    components: ['Logo'],
    use: 'beside the name of the product, in the site header and on paper.',
    avoid: 'as decoration.',
    states: [{ name: 'Always the same', content: <Logo /> }],
  },
  {
    id: 'hidden',
    title: 'VisuallyHidden and SkipLink',
    components: ['VisuallyHidden', 'SkipLink'],
    use: 'for text that only screen readers need; the SkipLink is first on each page.',
    avoid: 'for what everybody needs. The SkipLink appears when it has the focus: press Tab first.',
    states: [
      {
        name: 'Read, not seen',
        content: (
          <p>
            68% <VisuallyHidden>of the questions were right</VisuallyHidden>
          </p>
        ),
      },
    ],
  },
  {
    id: 'icons',
    title: 'Icons',
    components: Object.keys(icons),
    use: 'beside a word that says the same.',
    avoid: 'as decoration, or alone: IconButton gives it a name.',
    states: [
      {
        name: 'All, with one stroke',
        content: (
          <ul className={styles.icons}>
            {Object.entries(icons).map(([name, Icon]) => (
              <li key={name}>
                <Icon aria-hidden="true" />
                {name}
              </li>
            ))}
          </ul>
        ),
      },
    ],
  },
];
