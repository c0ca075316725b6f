import { Figure, RetryPictures } from '../../src/index';
import { AcceptedValues, DataTable, MathText, NumericValue } from '../../src/math-text/index';
import type { Part } from '../part';

/** A small picture for what shows one. */
export const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0b5a5e" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="2" fill="#fff"/></svg>')}`;

export const questions: readonly Part[] = [
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
];
