import { drawCharts } from '@abhyas/ui/testing';
import { renderApp, startServer } from '@abhyas/web-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildServer, type ResultsResponse } from '../../testing/handlers';
import { buildDetailedResult } from '../../testing/result-builders';
import { App } from '../app';

const network = startServer();
let results: ResultsResponse;

drawCharts();
beforeEach(() => {
  const { server, handlers } = buildServer();
  server.finished.push('attempt-1');
  results = server.results;
  network.use(...handlers);
});

/** Opens the review with one question, and finds it. */
async function review(changes: Parameters<typeof buildDetailedResult>[0]): Promise<HTMLElement> {
  results.detailedResults = [buildDetailedResult(changes)];
  const route = '/test-results/exam-1/test-1?attempt=attempt-1&review=all';
  renderApp(<App />, { route, user: {} });
  return screen.findByRole('article', { name: 'Question 1' });
}

const answer = (question: HTMLElement, label: string) =>
  within(question).getByText(label).nextElementSibling;

describe('the review', () => {
  it('shows several chosen and right options, and why they got a part of the marks', async () => {
    const question = await review({
      kind: 'multiple',
      ...{ selectedOption: null, selectedOptions: [0, 2] },
      ...{ correctAnswer: -1, correctOptions: [0, 2, 3] },
      ...{ outcome: 'partly_right', marks: 2, maxMarks: 4 },
    });
    expect(question).toHaveTextContent('Partly right');
    expect(question).toHaveTextContent('+2 of 4 marks');
    expect(answer(question, 'Your Answer')).toHaveTextContent('A. 2C. 4');
    expect(answer(question, 'Correct Answers')).toHaveTextContent('A. 2C. 4D. 5');
    expect(question).toHaveTextContent(
      'You chose 2 of 3 right options and no wrong one: +2 marks.',
    );
  });

  it('shows a number with its unit, and the accepted numbers', async () => {
    const question = await review({
      ...{ kind: 'numeric', options: [], unit: 'm/s', selectedOption: null, value: '-9.5' },
      ...{ correctAnswer: -1, outcome: 'wrong', marks: 0, maxMarks: 4 },
      acceptedValues: [
        { from: '9.79', to: '9.82' },
        { from: '-3', to: '-3' },
      ],
    });
    expect(answer(question, 'Your Answer')).toHaveTextContent('−9.5 m/s');
    expect(answer(question, 'Correct Answer')).toHaveTextContent('9.79 to 9.82 m/s or −3 m/s');
    expect(within(question).queryByText('All options')).not.toBeInTheDocument();
  });

  it('says that a number was not entered', async () => {
    const question = await review({
      ...{ kind: 'numeric', options: [], selectedOption: null, correctAnswer: -1 },
      ...{ outcome: 'unanswered', acceptedValues: [{ from: '7', to: '7' }] },
    });
    expect(answer(question, 'Your Answer')).toHaveTextContent('Not attempted');
    expect(answer(question, 'Correct Answer')).toHaveTextContent(/^7$/);
  });

  it.each([
    ['not_counted', 'Does not count', 'this answer does not count'],
    ['bonus', 'Marks for everyone', 'Everyone got its marks'],
    ['dropped', 'Dropped', 'It counts for nobody'],
  ] as const)('says what a question counts: %s', async (outcome, verdict, reason) => {
    const question = await review({ outcome, isCorrect: outcome === 'bonus' });
    expect(question).toHaveTextContent(verdict);
    expect(question).toHaveTextContent(reason);
    expect(answer(question, 'Your Answer')).toHaveTextContent('B. 3');
  });

  it('shows table, pictures and, when it is unfolded, the text that questions share', async () => {
    const figure = { id: 'fig-1', alt: 'A circuit of two resistors', width: 200, height: 100 };
    results.passages = [
      { id: 'p1', title: null, text: 'Read the text about monsoons.', table: table('Rain') },
    ];
    const question = await review({
      passage: 'p1',
      table: table('List I'),
      figures: [figure],
      optionFigures: [{ ...figure, id: 'fig-2', alt: 'A triangle' }, null, null, null],
    });
    expect(within(question).getByText('List I')).toBeInTheDocument();
    expect(
      within(question).getByRole('img', { name: 'A circuit of two resistors' }),
    ).toHaveAttribute('src', '/figures/fig-1');
    await userEvent.click(within(question).getByText('Text for questions 1'));
    expect(within(question).getByText('Read the text about monsoons.')).toBeVisible();
    await userEvent.click(within(question).getByText('All options'));
    expect(within(question).getAllByRole('img', { name: 'A triangle' }).length).toBeGreaterThan(0);
  });
});

const table = (head: string) => ({ head: [head, 'List II'], rows: [['A. Ohm', '1. V/I']] });

describe('results of a paper with sections', () => {
  const section = {
    ...{ name: 'Physics', total: 25, answered: 20, correct: 14, partlyCorrect: 1 },
    ...{ marks: 50.67, negativeMarks: -5.33, maxMarks: 100, timeSpent: 3000, timeAllowed: 3600 },
  };

  it('show the marks of each, with what wrong answers cost', async () => {
    results.sectionPerformance = [section, { ...section, name: 'Chemistry', timeAllowed: null }];
    renderApp(<App />, { route: '/test-results/exam-1/test-1?attempt=attempt-1', user: {} });
    const sections = await screen.findByRole('region', { name: 'Sections' });
    expect(sections).toHaveTextContent('Wrong answers cost you 10.66 marks.');
    const [, physics, chemistry] = within(sections).getAllByRole('row');
    const cells = within(physics ?? sections).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      ...['Physics', '50.67 of 100', '−5.33', '14', '1', '5', '5', '50m 0s of 60m 0s'],
    ]);
    expect(chemistry).toHaveTextContent('50m 0s');
  });

  it('do not mention sections where a paper has none', async () => {
    renderApp(<App />, { route: '/test-results/exam-1/test-1?attempt=attempt-1', user: {} });
    await screen.findByRole('region', { name: 'Overall Performance' });
    expect(screen.queryByRole('region', { name: 'Sections' })).not.toBeInTheDocument();
  });
});
