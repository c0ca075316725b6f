import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import { numbersOf, type Solver } from '../../testing/expect-family.ts';
import { logicalReasoningFamilies } from './logical-reasoning.ts';

/** A person, by the groups that he or she belongs to. */
type Person = ReadonlySet<string>;
type World = readonly Person[];

/** Reads a statement such as 'Some poets are not cooks'. */
function meaning(text: string): (world: World) => boolean {
  const [, quantity, subject = '', not, predicate = ''] =
    /^(All|No|Some) (.+?) are (not )?(.+)$/.exec(text) ?? [];
  return (world) => {
    const people = world.filter((person) => person.has(subject));
    if (quantity === 'All') return people.every((person) => person.has(predicate));
    if (quantity === 'No') return !people.some((person) => person.has(predicate));
    return people.some((person) => person.has(predicate) !== Boolean(not));
  };
}

/** All worlds in which nobody is like another and every group has a member. */
function worlds(groups: readonly string[]): World[] {
  const people = groups.reduce<string[][]>(
    (made, group) => [...made, ...made.map((person) => [...person, group])],
    [[]],
  );
  return people
    .reduce<string[][][]>(
      (made, person) => [...made, ...made.map((world) => [...world, person])],
      [[]],
    )
    .map((world) => world.map((person) => new Set(person)))
    .filter((world) => groups.every((group) => world.some((person) => person.has(group))));
}

function statements(subject: string, predicate: string): string[] {
  return [
    `All ${subject} are ${predicate}`,
    `No ${subject} are ${predicate}`,
    `Some ${subject} are ${predicate}`,
    `Some ${subject} are not ${predicate}`,
  ];
}

function not(fact: string): string {
  return fact.includes(' is not ')
    ? fact.replace(' is not ', ' is ')
    : fact.replace(' is ', ' is not ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Reads a compound of two facts, told apart by ‘is’ and ‘is not’. */
function compound(text: string, p: string, q: string): (isP: boolean, isQ: boolean) => boolean {
  const short = (words: string): string =>
    [p, q].reduce(
      (made, fact, place) =>
        made
          .replaceAll(not(fact), `not ${'pq'.charAt(place)}`)
          .replaceAll(fact, 'pq'.charAt(place)),
      words.charAt(0).toLowerCase() + words.slice(1),
    );
  const value = (word: string, isP: boolean, isQ: boolean): boolean =>
    word.startsWith('not ') !== (word.endsWith('p') ? isP : isQ);
  const words = short(text).replace(/,? or both$/, '');
  const isDenied = words.startsWith('it is false that ');
  const core = words.replace(/^it is false that (?:both )?/, '');
  return (isP, isQ) => {
    const [, left = '', joint, right = ''] =
      /^(?:if )?((?:not )?[pq])(, then | and | or )((?:not )?[pq])$/.exec(core) ?? [];
    expect({ core, joint: joint !== undefined }).toEqual({ core, joint: true });
    const [a, b] = [value(left, isP, isQ), value(right, isP, isQ)];
    const holds = joint === ' and ' ? a && b : joint === ' or ' ? a || b : !a || b;
    return holds !== isDenied;
  };
}

const CASES = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const;

const SOLVERS: Readonly<Record<string, Solver>> = {
  'square-of-opposition': (stem) => {
    const [, relation = '', given = ''] = /the (\w+) of ‘(.*)’\?/.exec(stem) ?? [];
    const [, , subject = '', predicate = ''] =
      /^(All|No|Some) (.+?) are (?:not )?(.+)$/.exec(given) ?? [];
    const all = worlds([subject, predicate]);
    const first = meaning(given);
    const pairs = (text: string): string =>
      [...new Set(all.map((world) => `${first(world)}-${meaning(text)(world)}`))]
        .toSorted((a, b) => (a < b ? -1 : 1))
        .join();
    // Which pairs of truth values occur, of the given statement and the other one.
    const wanted: Readonly<Record<string, string>> = {
      contradictory: 'false-true,true-false',
      contrary: 'false-false,false-true,true-false',
      subcontrary: 'false-true,true-false,true-true',
      subaltern: 'false-false,false-true,true-true',
    };
    const found = statements(subject, predicate).filter((text) => pairs(text) === wanted[relation]);
    expect(found).toHaveLength(1);
    return found[0] ?? '';
  },
  'categorical-syllogism': (stem) => {
    const [, list = '', one = '', two = ''] =
      /there are (.*)\. From ‘(.*)’ and ‘(.*)’, which/.exec(stem) ?? [];
    const groups = list.split(/, | and /);
    expect(groups).toHaveLength(3);
    const [a = '', , c = ''] = groups;
    const held = worlds(groups).filter((world) => meaning(one)(world) && meaning(two)(world));
    expect(held.length).toBeGreaterThan(0);
    const found = [...statements(a, c), ...statements(c, a)].filter((text) =>
      held.every(meaning(text)),
    );
    // Of several that follow the strongest is asked for, and the others are not offered.
    const strength = ['All', 'No', 'Some'];
    const rank = (text: string): number => strength.indexOf(text.split(' ')[0] ?? '');
    const ordered = found.toSorted((x, y) => rank(x) - rank(y));
    return ordered[0] ?? '';
  },
  'conditional-inference': (stem) => {
    const [, p = '', q = '', given = ''] =
      /‘If (.*), (.*)\.’ It is found that (.*)\. What/.exec(stem) ?? [];
    const cases = CASES.filter(([isP, isQ]) => !isP || isQ).filter(([isP, isQ]) =>
      given === p ? isP : given === q ? isQ : given === not(p) ? !isP : !isQ,
    );
    const known = given === p || given === not(p) ? 1 : 0;
    const values = new Set(cases.map((pair) => pair[known]));
    if (values.size > 1) return 'Nothing follows for certain';
    const fact = known === 1 ? q : p;
    return capital(values.has(true) ? fact : not(fact));
  },
  'equivalent-statement': (stem) => {
    const [, given = ''] = /same as ‘(.*)’\?/.exec(stem) ?? [];
    const facts = [...given.matchAll(/the [a-z]+ is (?:not )?[a-z]+/gi)].map(([fact]) =>
      fact.replace(' is not ', ' is ').toLowerCase(),
    );
    expect(facts).toHaveLength(2);
    // A contraposed ‘if’ names its second fact first.
    const [p = '', q = ''] =
      given.startsWith('If') && given.includes(' is not ') ? facts.toReversed() : facts;
    const candidates = [
      `It is false that both ${p} and ${q}`,
      `${capital(not(p))} or ${not(q)}, or both`,
      `It is false that ${p} or ${q} or both`,
      `${capital(not(p))} and ${not(q)}`,
      `If ${p}, then ${q}`,
      `If ${not(q)}, then ${not(p)}`,
      `It is false that if ${p}, then ${q}`,
      `${capital(p)} and ${not(q)}`,
    ];
    const table = (text: string): string =>
      CASES.map(([isP, isQ]) => compound(text.replace('that if', 'that'), p, q)(isP, isQ)).join();
    const conditional = (text: string): string =>
      text.includes('false that if') ? CASES.map(([isP, isQ]) => isP && !isQ).join() : table(text);
    const same = candidates.filter(
      (text) => text !== given && conditional(text) === conditional(given),
    );
    expect(same).toHaveLength(1);
    return same[0] ?? '';
  },
  'venn-two-groups': (stem) => {
    const [total = 0, first = 0, second = 0, both = 0] = numbersOf(stem);
    const people = Array.from({ length: total }, (_, person) => ({
      first: person < first,
      second: person >= first - both && person < first - both + second,
    }));
    const isAsked = stem.endsWith('neither?')
      ? (one: (typeof people)[number]): boolean => !one.first && !one.second
      : stem.endsWith('of the two?')
        ? (one: (typeof people)[number]): boolean => one.first !== one.second
        : (one: (typeof people)[number]): boolean => one.first && !one.second;
    return people.filter(isAsked).length;
  },
};

describeFamilies('logical reasoning families', logicalReasoningFamilies, SOLVERS);
