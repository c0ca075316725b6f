import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UNTOUCHED, type GivenAnswer } from '../../../../scoring/rules/answer.js';
import { percentOf } from '../../../../scoring/rules/fraction.js';
import { markingsOf } from '../../../../scoring/rules/mark-paper.js';
import { scoreAttempt, type ScoredPaper } from '../../../../scoring/rules/score-attempt.js';
import { wholeTest } from '../../insights.texts.js';
import { guessingAdvice } from '../guessing.js';
import { drawInsights } from './draw-insights.js';
import type { InsightFacts } from './insight.types.js';

interface Answered {
  subject: string;
  difficulty: string;
  selectedOption: number | null;
  seconds: number;
}

const answered: fc.Arbitrary<Answered> = fc.record({
  subject: fc.constantFrom('Physics', 'Chemistry', 'Biology'),
  difficulty: fc.constantFrom('Easy', 'Moderate', 'Hard'),
  // Option 0 is right.
  selectedOption: fc.constantFrom(0, 1, null),
  seconds: fc.nat(200),
});

function factsOf(answers: readonly Answered[], wrongMarks = '0', correctMarks = '1'): InsightFacts {
  const marking = { correct: correctMarks, wrong: wrongMarks };
  return factsOfPaper(
    { questions: answers.map((one) => ({ ...one, correct: 0 })), marking },
    answers.map(({ selectedOption }) => ({ ...UNTOUCHED, selectedOption })),
    answers.map((one) => one.seconds),
  );
}

function factsOfPaper(
  paper: ScoredPaper,
  given: readonly GivenAnswer[],
  seconds: readonly number[],
): InsightFacts {
  const score = scoreAttempt(paper, given, seconds);
  const markings = markingsOf(paper);
  return {
    questions: paper.questions.map(({ kind, difficulty }, index) => ({
      kind,
      options: kind === 'numeric' ? [] : ['a', 'b', 'c', 'd'],
      difficulty,
      marking: markings[index] ?? paper.marking,
      marked: score.answers[index] ?? raise('Every question is marked.'),
      timeSpent: seconds[index] ?? 0,
    })),
    subjects: score.subjects,
    difficulties: score.difficulties,
    allowedSeconds: paper.questions.length * 60,
    topics: [],
    participantMeans: new Map([['Physics', { percentage: 40, participants: 12 }]]),
  };
}

function raise(message: string): never {
  throw new Error(message);
}

const repeat = (count: number, one: Answered): Answered[] =>
  Array.from({ length: count }, () => one);
const right: Answered = { subject: 'Physics', difficulty: 'Easy', selectedOption: 0, seconds: 30 };
const wrong: Answered = { ...right, subject: 'Chemistry', selectedOption: 1 };

function groupBy(
  answers: readonly Answered[],
  nameOf: (one: Answered) => string,
): Map<string, Answered[]> {
  const groups = new Map<string, Answered[]>();
  for (const one of answers) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return groups;
}

/** The percentage as the charts show it. */
function wholePercent(some: readonly Answered[]): number {
  const correct = some.filter((one) => one.selectedOption === 0).length;
  return Math.round(percentOf(correct, some.length));
}

/** The numbers of a sentence, in order. */
function numbersIn(content: string): number[] {
  return [...content.matchAll(/\d+(\.\d+)?/g)].map(([digits]) => Number(digits));
}

describe('insights', () => {
  it('give the advice on guessing of their own marking, once, and none that loses marks', () => {
    fc.assert(
      fc.property(
        fc.array(answered, { minLength: 1, maxLength: 40 }),
        fc.constantFrom(
          ['1', '0'],
          ['4', '-1'],
          ['3', '-1'],
          ['2', '-1/2'],
          ['1', '-1/3'],
          ['1', '-1'],
        ),
        (answers, [correct = '1', wrong = '0']) => {
          const facts = factsOf(answers, wrong, correct);
          const contents = drawInsights(facts).map(({ content }) => content);
          const told = contents.filter((content) =>
            content.includes(
              guessingAdvice([{ options: 4, marking: { correct, wrong } }], wholeTest),
            ),
          );
          const count = (option: number | null) =>
            answers.filter(({ selectedOption }) => selectedOption === option).length;
          const isAsked =
            count(null) < answers.length && (count(null) > 0 || (wrong !== '0' && count(1) > 0));
          expect(told).toHaveLength(isAsked ? 1 : 0);
          // What is right under another marking only is not said.
          const others = contents.filter((content) => !told.includes(content)).join(' ');
          expect(others).not.toMatch(/answer (a|every) question|costs nothing|guess/);
        },
      ),
    );
  });

  it('name a topic that stands out within its subject, and what to practise', () => {
    const facts = factsOf([...repeat(8, right), ...repeat(4, { ...right, selectedOption: 1 })]);
    const topics = [
      { subject: 'Physics', topic: 'Optics', total: 8, answered: 8, correct: 8 },
      { subject: 'Physics', topic: 'Heat', total: 4, answered: 4, correct: 0 },
    ];
    const [insight, ...others] = drawInsights({ ...facts, topics }).filter(
      ({ practice }) => practice !== undefined,
    );
    expect(others).toEqual([]);
    expect(insight).toMatchObject({
      title: 'Weakest topic: Heat',
      practice: { subjects: ['Physics'], topic: 'Heat' },
    });
    expect(insight?.content).toContain(
      'You got 0 of 4 right (0%). In the whole test you got 67% right. Learn the basics of Heat',
    );
    // Each is the whole of its subject: the insight about the subject says it.
    const apart = factsOf([...repeat(8, right), ...repeat(4, wrong)]);
    const same = [
      { subject: 'Physics', topic: 'Optics', total: 8, answered: 8, correct: 8 },
      { subject: 'Chemistry', topic: 'Acids', total: 4, answered: 4, correct: 0 },
    ];
    const drawn = drawInsights({ ...apart, topics: same });
    expect(drawn.map(({ title }) => title).join()).not.toContain('topic');
    expect(drawn.find(({ practice }) => practice)).toMatchObject({
      title: 'Weakest subject: Chemistry',
      practice: { subjects: ['Chemistry'], topic: 'Acids' },
    });
  });

  it('never contradict the figures on the screen', () => {
    fc.assert(
      fc.property(fc.array(answered, { minLength: 1, maxLength: 40 }), (answers) => {
        fc.pre(answers.some((one) => one.selectedOption !== null));
        const insights = drawInsights(factsOf(answers));
        expect(insights.length).toBeGreaterThan(0);
        const mean = wholePercent(answers);
        const bySubject = groupBy(answers, ({ subject }) => subject);
        const byDifficulty = groupBy(answers, ({ difficulty }) => difficulty);
        for (const [title, groups, direction] of [
          [/^Strongest subjects?: (.+)$/, bySubject, 1],
          [/^Weakest subjects?: (.+)$/, bySubject, -1],
          [/^Where you can improve most: (.+) questions$/, byDifficulty, -1],
        ] as const) {
          const distances = [...groups].map(([name, some]) => ({
            name,
            distance: direction * (wholePercent(some) - mean),
          }));
          const farthest = Math.max(...distances.map(({ distance }) => distance));
          const names = distances
            .filter(({ distance }) => distance === farthest)
            .map(({ name }) => name);
          const those = names.flatMap((name) => groups.get(name) ?? []);
          const shown = insights.find((insight) => title.test(insight.title));
          expect(shown !== undefined).toBe(groups.size > 1 && farthest >= 5 && those.length > 3);
          if (!shown) continue;
          expect(title.exec(shown.title)?.[1]?.split(/, | and /)).toEqual(names);
          const correct = those.filter((one) => one.selectedOption === 0).length;
          expect(shown.content).toContain(`You got ${correct} of ${those.length} right`);
        }
        const isEven = [...bySubject.values(), ...byDifficulty.values()].every(
          (some) => Math.abs(wholePercent(some) - mean) < 5,
        );
        const titles = insights.map((insight) => insight.title);
        if (titles.includes('You did equally well in all parts')) expect(isEven).toBe(true);
        if (titles.includes('Too few questions to compare')) expect(isEven).toBe(false);
      }),
    );
  });

  it('have figures computed from the answers, and appear only when they apply', () => {
    fc.assert(
      fc.property(
        fc.array(answered, { minLength: 1, maxLength: 40 }),
        fc.constantFrom('0', '-1/3', '-1'),
        (answers, wrongMarks) => {
          const facts = factsOf(answers, wrongMarks);
          const shown = new Map(
            drawInsights(facts).map(({ title, content }) => [title, numbersIn(content)]),
          );
          const count = (isCounted: (one: Answered) => boolean): number =>
            answers.filter(isCounted).length;
          const secondsOf = (some: readonly Answered[]): number =>
            some.reduce((sum, one) => sum + one.seconds, 0);
          const isWrong = (one: Answered): boolean => one.selectedOption === 1;
          const isRight = (one: Answered): boolean => one.selectedOption === 0;
          const left = count((one) => one.selectedOption === null);

          const unanswered = shown.get('Questions that you did not answer');
          if (unanswered) expect(unanswered.slice(0, 2)).toEqual([left, answers.length]);
          expect(unanswered !== undefined).toBe(left > 0 && left < answers.length);

          const won = shown.get('Hard questions that you solved');
          const hard = answers.filter((one) => one.difficulty === 'Hard');
          if (won) expect(won).toEqual([hard.filter(isRight).length, hard.length]);
          const isWeakest = [...shown.keys()].some((title) =>
            /^Where you can improve most: .*\bHard\b/.test(title),
          );
          expect(won !== undefined).toBe(hard.some(isRight) && !isWeakest);

          const lostMarks = shown.get('Marks lost on wrong answers');
          const each = { '0': 0, '-1/3': 1 / 3, '-1': 1 }[wrongMarks] ?? 0;
          if (lostMarks) {
            expect(lostMarks[0]).toBe(count(isWrong));
            expect(lostMarks[1]).toBeCloseTo(count(isWrong) * each, 2);
          }
          expect(lostMarks !== undefined).toBe(each > 0 && count(isWrong) > 0);

          const lostTime = shown.get('Time lost on wrong answers');
          if (lostTime) {
            const lost = secondsOf(answers.filter(isWrong));
            const parts = [Math.floor(lost / 60), lost % 60].filter((part) => part > 0);
            const share = Math.round((100 * lost) / secondsOf(answers));
            expect(lostTime.slice(0, parts.length + 2)).toEqual([...parts, share, count(isWrong)]);
          }

          const rushed = shown.get('Answers that were too fast');
          if (rushed) {
            const [number = 0, limit = 0] = rushed;
            expect(number).toBe(
              count((one) => isWrong(one) && one.seconds > 0 && one.seconds < limit),
            );
          }

          // An insight that reports nothing appears alone.
          for (const title of [
            'You did equally well in all parts',
            'Too few questions to compare',
            'Nothing to compare yet',
          ]) {
            if (shown.has(title)) expect(shown.size).toBe(1);
          }
          expect(shown.has('Nothing to compare yet')).toBe(left === answers.length);
        },
      ),
    );
  });

  it('compare a subject with the figure over all participants', () => {
    fc.assert(
      fc.property(fc.array(answered, { minLength: 1, maxLength: 40 }), (answers) => {
        for (const { title, content } of drawInsights(factsOf(answers))) {
          expect(content.includes('All 12 students who took this test got 40% right here')).toBe(
            /^(Strongest|Weakest) subject: Physics$/.test(title),
          );
        }
      }),
    );
  });

  it('contain their figures and an advice', () => {
    const insights = drawInsights(factsOf([...repeat(8, right), ...repeat(4, wrong)], '-1/4'));
    expect(insights.map((insight) => [insight.icon, insight.title])).toEqual([
      ['📈', 'Strongest subject: Physics'],
      ['📉', 'Weakest subject: Chemistry'],
      ['📉', 'Time lost on wrong answers'],
      ['🛡️', 'Marks lost on wrong answers'],
    ]);
    expect(insights[0]?.content).toContain(
      'You got 8 of 8 right (100%). In the whole test you got 67% right. All 12 students who took this test got 40% right here.',
    );
    expect(insights[2]?.content).toContain(
      'You spent 2 min, 33% of your time, on 4 answers that were wrong.',
    );
    expect(insights[3]?.content).toContain('4 wrong answers cost you 1 mark.');
  });

  it('report rushed answers, hard questions with right answers and unanswered questions', () => {
    const titles = drawInsights(
      factsOf([
        ...repeat(3, { ...wrong, seconds: 4 }),
        { ...right, difficulty: 'Hard' },
        { ...right, selectedOption: null },
      ]),
    ).map((insight) => insight.title);
    expect(titles).toEqual(
      expect.arrayContaining([
        'Answers that were too fast',
        'Hard questions that you solved',
        'Questions that you did not answer',
      ]),
    );
  });

  it('say so when nothing stands out', () => {
    const nothing = drawInsights(factsOf(repeat(5, { ...right, selectedOption: null })));
    expect(nothing).toHaveLength(1);
    expect(nothing[0]?.content).toContain('You did not answer any of the 5 questions');
    const even = drawInsights(factsOf(repeat(5, right)));
    expect(even.map((insight) => insight.title)).toEqual(['You did equally well in all parts']);
    expect(even[0]?.content).toMatch(/Try a longer or harder test next/);
    const bad = drawInsights(factsOf([{ ...right, selectedOption: 1, seconds: 20 }]));
    expect(bad.map((insight) => insight.title)).toEqual(['You did equally well in all parts']);
    expect(bad[0]?.content).toMatch(/Read the explanations of your wrong answers/);
    const few = drawInsights(factsOf([right, { ...wrong, seconds: 0 }]));
    expect(few.map((insight) => insight.title)).toEqual(['Too few questions to compare']);
    expect(few[0]?.content).toContain(
      'You got 50% right. Some parts of this test were better than others',
    );
  });

  it('report a difficulty that stands out, and all subjects that share the first place', () => {
    const moderate = { ...right, difficulty: 'Moderate', selectedOption: 1, seconds: 20 };
    const one = drawInsights(factsOf([...repeat(5, right), ...repeat(4, moderate)]));
    expect(one.map(({ title }) => title)).toContain(
      'Where you can improve most: Moderate questions',
    );
    const chemistry = { ...right, subject: 'Chemistry' };
    const biology = { ...wrong, subject: 'Biology', seconds: 0 };
    const two = drawInsights(
      factsOf([...repeat(5, right), ...repeat(5, chemistry), ...repeat(5, biology)]),
    );
    expect(two.map(({ title }) => title)).toEqual([
      'Strongest subjects: Physics and Chemistry',
      'Weakest subject: Biology',
    ]);
  });

  describe('of a paper with all kinds of questions', () => {
    const none: GivenAnswer = { selectedOption: null };
    const asked = { subject: 'Physics', difficulty: 'Easy', correct: -1 };
    const single = { ...asked, correct: 0 };
    const multiple = { ...asked, kind: 'multiple' as const, correctOptions: [0, 1, 2] };
    const numeric = { ...asked, kind: 'numeric' as const, accepted: [{ from: '5', to: '5' }] };
    const advanced = { correct: '4', wrong: '-2', partial: ['1', '2', '3'] };
    const free = { correct: '4', wrong: '0' };
    const contentOf = (title: string, facts: InsightFacts): string =>
      drawInsights(facts).find((insight) => insight.title === title)?.content ?? 'not said';

    it('do not call partial credit wrong, and say what it gave', () => {
      const facts = factsOfPaper(
        { questions: [multiple, multiple, multiple], marking: advanced },
        [
          { ...none, selectedOptions: [0, 1] },
          { ...none, selectedOptions: [2] },
          { ...none, selectedOptions: [0, 1, 2] },
        ],
        [500, 500, 20],
      );
      expect(drawInsights(facts).map(({ title }) => title)).toEqual([
        'Answers that were only partly right',
      ]);
      expect(contentOf('Answers that were only partly right', facts)).toContain(
        'In 2 questions you did not find all right options. You got 3 of 8 marks for them.',
      );
    });

    it('count what each wrong answer cost, and give no advice on guessing what cannot be guessed', () => {
      const facts = factsOfPaper(
        {
          questions: [
            { ...multiple, marking: advanced },
            { ...numeric, marking: { correct: '4', wrong: '-1' } },
            { ...numeric, marking: free },
          ],
          marking: free,
        },
        [
          { ...none, selectedOptions: [0, 3] },
          { ...none, value: '6' },
          { ...none, value: '7' },
        ],
        [0, 0, 0],
      );
      // The last one costs nothing.
      expect(contentOf('Marks lost on wrong answers', facts)).toBe(
        '2 wrong answers cost you 3 marks.',
      );
    });

    it('advise on guessing only for questions with one right option', () => {
      const facts = factsOfPaper(
        { questions: [single, single, numeric], marking: { correct: '3', wrong: '-1' } },
        [{ selectedOption: 1 }, none, none],
        [0, 0, 0],
      );
      expect(contentOf('Marks lost on wrong answers', facts)).toBe(
        '1 wrong answer cost you 1 mark. In questions with one right option, a blind guess gains nothing and loses nothing on average. If you can first remove one wrong option, a guess gains 1/3 of a mark on average.',
      );
    });

    it('speak of no options where a rushed answer is a number', () => {
      const facts = factsOfPaper(
        { questions: [single, numeric, single], marking: free },
        [{ selectedOption: 1 }, { ...none, value: '4' }, { selectedOption: 0 }],
        [2, 3, 100],
      );
      const content = contentOf('Answers that were too fast', facts);
      expect(content).toContain('You gave 2 wrong answers in less than 15 s each.');
      expect(content).not.toContain('options');
    });

    it('count n of the questions of which n count, and say that more were answered', () => {
      const section = {
        name: 'B',
        questions: 5,
        marking: free,
        choose: { questions: 2, counted: 'first' as const },
      };
      const paper = {
        questions: [single, single, ...Array.from({ length: 5 }, () => numeric)],
        marking: free,
        sections: [{ ...section, name: 'A', questions: 2, choose: null }, section],
      };
      const more = factsOfPaper(
        paper,
        [none, { selectedOption: 0 }, ...['5', '5', '4', '5'].map((value) => ({ ...none, value }))],
        [],
      );
      expect(contentOf('Answers that did not count', more)).toContain(
        'You answered 2 questions too many in this test. They do not count.',
      );
      expect(contentOf('Questions that you did not answer', more)).toContain(
        'You did not answer 1 of 4 questions.',
      );
      const fewer = factsOfPaper(paper, [none, { selectedOption: 0 }, { ...none, value: '5' }], []);
      expect(contentOf('Answers that did not count', fewer)).toBe('not said');
      expect(contentOf('Questions that you did not answer', fewer)).toContain(
        'You did not answer 2 of 4 questions.',
      );
      expect(contentOf('Nothing to compare yet', factsOfPaper(paper, [], []))).toContain(
        'You did not answer any of the 4 questions',
      );
    });

    it('praise nobody for a bonus question, and blame nobody for a dropped one', () => {
      const hard = { ...single, difficulty: 'Hard' };
      const facts = factsOfPaper(
        {
          questions: [
            { ...hard, award: 'bonus' as const },
            { ...hard, award: 'dropped' as const },
            hard,
          ],
          marking: { correct: '1', wrong: '-1' },
        },
        [{ selectedOption: 1 }, { selectedOption: 1 }, { selectedOption: 0 }],
        [40, 40, 40],
      );
      expect(drawInsights(facts)).toEqual([
        expect.objectContaining({
          title: 'Hard questions that you solved',
          content: expect.stringContaining('You got 1 of 1 hard question right.'),
        }),
      ]);
    });
  });
});
