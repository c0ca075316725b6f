import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { Paper } from '../../../shared/paper.types';
import { buildMixedPaper, buildPaper, buildProfile, buildSection } from '../../../testing/builders';
import { summarizeSections } from '../rules/section-summary';
import { InstructionDialog } from './instruction-dialog';
import { SectionDialog } from './section-dialog';

function show(paper: Paper): void {
  render(
    <MemoryRouter>
      <InstructionDialog
        paper={paper}
        isResume={false}
        endsAt={undefined}
        endedResults={undefined}
        hasMissedAnswers={false}
        isStarting={false}
        error={undefined}
        onStart={() => undefined}
      />
    </MemoryRouter>,
  );
}

const rules = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Instructions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The common rules, which come after those of the paper. */
const FULL_SCREEN = expect.stringMatching(/^The test runs in full-screen mode/);
const LEAVING = expect.stringMatching(/^Every answer is saved/);
const TIME_UP = 'When time is up, your test is submitted automatically.';

describe('the instructions of a paper without sections', () => {
  it('are those of all earlier papers', () => {
    show(buildPaper(4, { markingScheme: { correct: '4', wrong: '-1' } }));
    expect(rules()).toEqual([
      'Each question has 4 options, of which 1 is correct.',
      '+4 marks for each right answer, −1 for each wrong answer. You lose no marks for a question that is not answered.',
      FULL_SCREEN,
      'You can change an answer until you submit, but you cannot clear it.',
      LEAVING,
      TIME_UP,
    ]);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('say how its kinds of questions are answered', () => {
    const paper = buildPaper(3);
    paper.questions[1]!.kind = 'multiple';
    Object.assign(paper.questions[2]!, { kind: 'numeric', options: [] });
    show(paper);
    expect(rules()).toEqual([
      '+1 mark for each right answer, no negative marking.',
      'Some questions have 1 or more right options. You get the marks only if you choose all right options and no wrong one.',
      'Some questions are answered with a number. Type it with digits and, if needed, a point and a minus sign.',
      FULL_SCREEN,
      'You can change an answer until you submit.',
      LEAVING,
      TIME_UP,
    ]);
  });
});

describe('the instructions of a paper with sections', () => {
  it('have a table of the sections, and the rules of the profile', () => {
    const paper = buildMixedPaper(null, {
      profile: buildProfile({
        calculator: 'scientific',
        keypad: true,
        instructions: ['The exam has one session.'],
      }),
      sections: [
        buildSection({
          name: 'Aptitude',
          marking: { correct: '1', wrong: '-1/3', partial: ['1/2'] },
        }),
        buildSection({
          name: 'Core',
          marking: { correct: '2', wrong: '0' },
          choose: { questions: 1, counted: 'first' },
        }),
      ],
    });
    show(paper);
    const [, aptitude, core] = screen.getAllByRole('row');
    expect(aptitude).toHaveTextContent(
      'Aptitude21 with 1 right option1 with 1 or more right options+1−1/3',
    );
    expect(core).toHaveTextContent(
      'Coreany 1 of 21 with 1 right option1 with a number as the answer+20',
    );
    expect(screen.queryByRole('columnheader', { name: 'Time' })).not.toBeInTheDocument();
    expect(rules()).toEqual([
      'The exam has one session.',
      'You can move between the sections at any time.',
      'In Core, answer any 1 of the 2 questions. If you answer more, we count only the one with the lowest question number.',
      'Some questions have 1 or more right options. If you choose only some of them and no wrong one, you get a part of the marks.',
      'Some questions are answered with a number. Type it on your keyboard or with the keypad on the screen.',
      'A scientific calculator is on the screen. Open it with its button at the top.',
      FULL_SCREEN,
      'You can change or clear an answer until you submit.',
      LEAVING,
      TIME_UP,
    ]);
  });

  it('say that locked sections end by themselves', () => {
    show(buildMixedPaper(1200));
    expect(screen.getByRole('columnheader', { name: 'Time' })).toBeInTheDocument();
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('20 min');
    expect(rules()[0]).toBe(
      'Each section has its own time and ends by itself. Then the next one begins at once. You cannot go back to a section that is over, or go ahead to the next one.',
    );
    expect(rules()).toContain(
      'You can change an answer until the time of its section is over, or until you submit.',
    );
  });

  it('name no kinds before the questions of a live test are sent', () => {
    show({ ...buildMixedPaper(), questions: [], questionCount: 4 });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Section',
      'Questions',
      'Right',
      'Wrong',
    ]);
  });
});

describe('SectionDialog', () => {
  it('says what holds in a section', () => {
    const paper = buildMixedPaper(600, {
      sections: [
        buildSection({ seconds: 600 }),
        buildSection({
          name: 'Numbers',
          instructions: 'Read each question twice.',
          seconds: 600,
          marking: { correct: '4', wrong: '-1' },
          choose: { questions: 1, counted: 'best' },
        }),
      ],
    });
    const summary = summarizeSections(paper)[1]!;
    render(<SectionDialog open summary={summary} onClose={() => undefined} />);
    const dialog = screen.getByRole('dialog', { name: 'Numbers' });
    expect(dialog).toHaveTextContent('Read each question twice.');
    expect(dialog).toHaveTextContent('Questions 3–4');
    expect(dialog).toHaveTextContent('10 min');
    expect(dialog).toHaveTextContent('+4 for a right answer, −1 for a wrong one');
    expect(dialog).toHaveTextContent('If you answer more, we count the one with the most marks.');
  });
});
