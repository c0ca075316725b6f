import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryProfile } from '../testing/arbitrary-profile.js';
import { buildPart, buildProfile, buildSection } from '../testing/build-profile.js';
import type { ExamProfile } from './exam-profile.js';
import { checkProfile, readProfile } from './read-profile.js';

function errorsOf(value: unknown): readonly string[] {
  const result = checkProfile(value);
  return 'errors' in result ? result.errors : [];
}

/** The changes of one number that a profile must not survive. */
function changedNumbers(profile: ExamProfile): { what: string; changed: ExamProfile }[] {
  const change = (what: string, edit: (copy: ExamProfile) => void) => {
    const changed = structuredClone(profile);
    edit(changed);
    return { what, changed };
  };
  const isLocked = profile.sections[0]?.minutes !== null;
  return [
    change('totals.questions', ({ totals }) => (totals.questions += 1)),
    change('totals.marks', ({ totals }) => (totals.marks += '0')),
    ...(isLocked ? [change('minutes', (copy) => (copy.minutes += 1))] : []),
    ...profile.sections.flatMap((section, index) => [
      ...(isLocked
        ? [
            change(`sections[${index}].minutes`, ({ sections: [...own] }) => {
              const changed = own[index];
              if (changed) changed.minutes = (changed.minutes ?? 0) + 1;
            }),
          ]
        : []),
      ...(section.choose
        ? [
            change(`sections[${index}].choose.questions`, ({ sections: [...own] }) => {
              const choose = own[index]?.choose;
              if (choose) choose.questions += 1;
            }),
          ]
        : []),
      ...section.parts.flatMap((_part, at) => [
        change(`sections[${index}].parts[${at}].questions`, ({ sections: [...own] }) => {
          const part = own[index]?.parts[at];
          if (part) part.questions += 1;
        }),
        change(`sections[${index}].parts[${at}].marking.correct`, ({ sections: [...own] }) => {
          const part = own[index]?.parts[at];
          if (part) part.marking.correct = '9';
        }),
      ]),
    ]),
  ];
}

describe('profiles', () => {
  it('that add up are read as they are', () => {
    fc.assert(
      fc.property(arbitraryProfile, (profile) => {
        expect(readProfile(JSON.stringify(profile))).toEqual({ profile });
      }),
    );
  });

  it('are refused once any count, clock or mark is changed', () => {
    fc.assert(
      fc.property(arbitraryProfile, (profile) => {
        for (const { what, changed } of changedNumbers(profile)) {
          expect([what, errorsOf(changed).length]).not.toEqual([what, 0]);
        }
      }),
    );
  });

  it('may have whole marks as numbers, and words with white space around them', () => {
    const profile = buildProfile();
    const typed = {
      ...profile,
      exam: '  SSC\n CGL ',
      totals: { questions: 10, marks: 10 },
      sections: [
        { ...buildSection(), parts: [{ ...buildPart(), marking: { correct: 1, wrong: '-2/6' } }] },
      ],
    };
    expect(checkProfile(typed)).toEqual({ profile });
  });

  it.each<[string, unknown, string]>([
    ['a list', [], 'profile: Write an object'],
    ['an unknown member', { ...buildProfile(), price: 1 }, 'profile: Remove "price"'],
    ['a missing member', { ...buildProfile(), year: undefined }, 'year: Write the year'],
    ['an id with blanks', buildProfile({ id: 'JEE Main' }), 'id: Write small letters'],
    [
      'an address without https',
      buildProfile({ source: { title: 'Notice', url: 'http://exams.example' } }),
      'source.url: Write an address that begins with https://.',
    ],
    ['no sections', { ...buildProfile(), sections: [] }, 'sections: Write a list of 1 to 20'],
    ['a section that is none', { ...buildProfile(), sections: [7] }, 'sections[0]: Write an obj'],
    [
      'an unknown kind',
      buildProfile({
        sections: [buildSection({ parts: [buildPart({ kind: 'essay' as never })] })],
      }),
      'sections[0].parts[0].kind: Write one of "single", "multiple", "numeric".',
    ],
    [
      'no questions',
      buildProfile({ sections: [buildSection({ parts: [buildPart({ questions: 0 })] })] }),
      'sections[0].parts[0].questions: Write a whole number from 1 to 300.',
    ],
    [
      'marks for wrong answers',
      marked({ correct: '1', wrong: '1' }),
      'sections[0].parts[0].marking.wrong: Write zero or less',
    ],
    [
      'no marks for right answers',
      marked({ correct: '0', wrong: '0' }),
      'sections[0].parts[0].marking.correct: Write more than zero',
    ],
    [
      'a rounded fraction',
      marked({ correct: '1', wrong: '-0.33' }),
      'sections[0].parts[0].marking.wrong: Write zero or less, as 0, -1 or "-1/3".',
    ],
    [
      'fractions without a common denominator that can be stored',
      marked({ correct: '1/99991', wrong: '-1/99989' }),
      'sections: Write simpler fractions: the marks have no common denominator',
    ],
    [
      'as many marks without an answer as for a right one',
      marked({ correct: '1', wrong: '0', unanswered: '1' }),
      'sections[0].parts[0].marking.unanswered: Write less than 1',
    ],
    [
      'partial marks for a single choice',
      marked({ correct: '4', wrong: '0', partial: ['1'] }),
      'sections[0].parts[0].marking.partial: Remove it: a question of the kind single',
    ],
    [
      'partial marks that fall',
      marked({ correct: '4', wrong: '0', partial: ['2', '1'] }, 'multiple'),
      'sections[0].parts[0].marking.partial[1]: Write at least 2, as for one right option less.',
    ],
    [
      'partial marks below zero',
      marked({ correct: '4', wrong: '0', partial: ['-1'] }, 'multiple'),
      'sections[0].parts[0].marking.partial[0]: Write at least zero.',
    ],
    [
      'partial marks above all',
      marked({ correct: '4', wrong: '0', partial: ['1', '5'] }, 'multiple'),
      'sections[0].parts[0].marking.partial[1]: Write at most 4',
    ],
    [
      'two sections of one name',
      buildProfile({ sections: [buildSection(), buildSection({ name: 'SECTION A' })] }),
      'sections[1].name: Choose another name',
    ],
    [
      'a clock in one of two sections',
      buildProfile({
        sections: [buildSection({ minutes: 60 }), buildSection({ name: 'Section B' })],
      }),
      'sections[1].minutes: Write its minutes',
    ],
    [
      'clocks that do not add up',
      buildProfile({ minutes: 50, sections: [buildSection({ minutes: 60 })] }),
      'minutes: Correct it, or the sections: they have 60 minutes together, not 50.',
    ],
    [
      'a choice of more than there are',
      buildProfile({
        sections: [buildSection({ choose: { questions: 11, counted: 'best' } })],
        totals: { questions: 10, marks: '10' },
      }),
      'sections[0].choose.questions: The section has 10 questions: write at most as many.',
    ],
    [
      'a choice among different marks',
      buildProfile({
        sections: [
          buildSection({
            parts: [buildPart(), buildPart({ marking: { correct: '2', wrong: '0' } })],
            choose: { questions: 5, counted: 'first' },
          }),
        ],
        totals: { questions: 20, marks: '10' },
      }),
      'sections[0].choose: Give all parts the same marks',
    ],
    [
      'another number of questions',
      buildProfile({ totals: { questions: 9, marks: '10' } }),
      'totals.questions: Correct it, or the parts: they have 10 questions together, not 9.',
    ],
    [
      'other maximum marks',
      buildProfile({ totals: { questions: 10, marks: '31/3' } }),
      'totals.marks: Correct it, or the parts: they give at most 10 marks, not 31/3.',
    ],
    [
      'a keypad for single choices',
      buildProfile({ keypad: true }),
      'keypad: Write false: no part has numeric questions.',
    ],
    [
      'a language twice',
      buildProfile({ languages: ['en', 'en'] }),
      'languages: Write a list of different codes',
    ],
    [
      'a button without words',
      buildProfile({ buttons: { ...buildProfile().buttons, next: ' ' } }),
      'buttons.next: Write the words',
    ],
  ])('are refused for %s', (_what, value, reason) => {
    expect(errorsOf(value)).toEqual(expect.arrayContaining([expect.stringContaining(reason)]));
  });

  it('are refused with every error of the file at once', () => {
    expect(errorsOf({ ...buildProfile(), id: '', year: '2025', keypad: 1 })).toHaveLength(3);
  });

  it('that are no JSON are refused', () => {
    expect(readProfile('{')).toEqual({
      errors: [expect.stringMatching(/^It is not JSON: .*[^.]\.$/)],
    });
  });
});

function marked(
  marking: ExamProfile['sections'][number]['parts'][number]['marking'],
  kind: 'single' | 'multiple' = 'single',
): ExamProfile {
  return buildProfile({ sections: [buildSection({ parts: [buildPart({ kind, marking })] })] });
}
