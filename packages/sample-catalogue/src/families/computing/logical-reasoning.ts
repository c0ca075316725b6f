import type { Family } from '../../family.ts';
import { balanced } from './balanced.ts';
import { listed, range } from './listing.ts';

const LOGIC = 'Logical Reasoning';

const TERMS = [
  'poets',
  'painters',
  'doctors',
  'singers',
  'farmers',
  'pilots',
  'teachers',
  'lawyers',
  'chess players',
  'gardeners',
  'cooks',
  'dancers',
  'readers',
  'swimmers',
  'travellers',
  'musicians',
  'engineers',
  'sailors',
  'actors',
  'cyclists',
];

/** The four forms of categorical statements, by the letters that logic gives them. */
type Form = 'A' | 'E' | 'I' | 'O';
const FORMS: readonly Form[] = ['A', 'E', 'I', 'O'];

function statement(form: Form, subject: string, predicate: string): string {
  switch (form) {
    case 'A':
      return `All ${subject} are ${predicate}`;
    case 'E':
      return `No ${subject} are ${predicate}`;
    case 'I':
      return `Some ${subject} are ${predicate}`;
    case 'O':
      return `Some ${subject} are not ${predicate}`;
  }
}

const OPPOSITES: Readonly<Record<string, Partial<Record<Form, Form>>>> = {
  contradictory: { A: 'O', E: 'I', I: 'E', O: 'A' },
  contrary: { A: 'E', E: 'A' },
  subcontrary: { I: 'O', O: 'I' },
  subaltern: { A: 'I', E: 'O' },
};

const OPPOSITION_RULES: Readonly<Record<string, string>> = {
  contradictory: 'Contradictories always differ in truth, so quantity and quality both change',
  contrary:
    'Contraries cannot both be true but can both be false; they are the two universal statements',
  subcontrary:
    'Subcontraries cannot both be false but can both be true; they are the two particular statements',
  subaltern:
    'The subaltern is the particular statement of the same quality, which follows from the universal one',
};

const opposition: Family = {
  name: 'square-of-opposition',
  subject: LOGIC,
  topic: 'Structure of Arguments',
  difficulty: 'Easy',
  make(random) {
    const [subject = '', predicate = ''] = random.shuffle(TERMS);
    const relation = random.pick(Object.keys(OPPOSITES));
    const form = random.pick(FORMS);
    const opposite = OPPOSITES[relation]?.[form];
    if (!opposite) return this.make(random);
    return {
      question: `In the square of opposition, which statement is the ${relation} of ‘${statement(form, subject, predicate)}’?`,
      right: statement(opposite, subject, predicate),
      wrong: [...FORMS.filter((other) => other !== opposite && other !== form), form]
        .map((other) => statement(other, subject, predicate))
        .filter((text) => text !== statement(form, subject, predicate))
        .concat(statement('A', predicate, subject), statement('E', `non-${subject}`, predicate)),
      explanation: `${OPPOSITION_RULES[relation]}: ‘${statement(opposite, subject, predicate)}’.`,
    };
  },
};

/** A statement about two of three groups, which are named by their places. */
type Premise = readonly [Form, number, number];

/** Which of the eight kinds of things there may be under the statements: bit k stands for kind k. */
function worldsOf(premises: readonly Premise[]): number[] {
  return range(1, 255).filter((world) => {
    const kinds = range(0, 7).filter((kind) => (world >> kind) & 1);
    const isThere = [0, 1, 2].every((term) => kinds.some((kind) => (kind >> term) & 1));
    return isThere && premises.every((premise) => isTrue(premise, kinds));
  });
}

function isTrue([form, subject, predicate]: Premise, kinds: readonly number[]): boolean {
  const members = kinds.filter((kind) => (kind >> subject) & 1);
  const inside = members.filter((kind) => (kind >> predicate) & 1);
  switch (form) {
    case 'A':
      return inside.length === members.length;
    case 'E':
      return inside.length === 0;
    case 'I':
      return inside.length > 0;
    case 'O':
      return inside.length < members.length;
  }
}

/** Why a conclusion follows: a chain without exceptions, or members of a group who are an example. */
function reasonFor(
  conclusion: Premise,
  premises: readonly Premise[],
  worlds: readonly (readonly number[])[],
  names: readonly string[],
  text: (statement: Premise) => string,
): string {
  const [form, subject, predicate] = conclusion;
  if (form === 'A' || form === 'E') {
    return `The premises join without exception: every one of the ${names[subject]} comes under both of them, so ‘${text(conclusion)}’.`;
  }
  const isExample = (kind: number): boolean =>
    ((kind >> subject) & 1) === 1 && ((kind >> predicate) & 1) === (form === 'I' ? 1 : 0);
  const [particular] = premises.filter(([kind]) => kind === 'I' || kind === 'O');
  if (particular) {
    const [other] = premises.filter((premise) => premise !== particular);
    const [kind, members, group] = particular;
    return `There are ${names[members]} who are ${kind === 'O' ? 'not ' : ''}${names[group]}; with ‘${other ? text(other) : ''}’ they are an example of ‘${text(conclusion)}’.`;
  }
  const whole = [0, 1, 2].find((term) =>
    worlds.every((kinds) => kinds.every((kind) => ((kind >> term) & 1) === 0 || isExample(kind))),
  );
  return `By both premises together each of the ${names[whole ?? subject]}, and there are some, is an example of ‘${text(conclusion)}’.`;
}

const syllogism: Family = {
  name: 'categorical-syllogism',
  subject: LOGIC,
  topic: 'Deductive Reasoning',
  difficulty: 'Moderate',
  make(random) {
    const names = random.shuffle(TERMS).slice(0, 3);
    const pair = (a: number, b: number): [number, number] =>
      random.int(0, 1) === 0 ? [a, b] : [b, a];
    const premises = [
      [random.pick(FORMS), ...pair(0, 1)],
      [random.pick(FORMS), ...pair(1, 2)],
    ] as const;
    const worlds = worldsOf(premises).map((world) =>
      range(0, 7).filter((kind) => (world >> kind) & 1),
    );
    const conclusions = FORMS.flatMap(
      (form) =>
        [
          [form, 0, 2],
          [form, 2, 0],
        ] as const,
    );
    const follows = conclusions.filter((one) => worlds.every((kinds) => isTrue(one, kinds)));
    const open = conclusions.filter((one) => !follows.includes(one));
    const text = ([form, subject, predicate]: Premise): string =>
      statement(form, names[subject] ?? '', names[predicate] ?? '');
    const [right] = follows;
    if (!right || worlds.length === 0) return this.make(random);
    return {
      question: `Assume that there are ${listed(names)}. From ‘${text(premises[0])}’ and ‘${text(premises[1])}’, which conclusion follows?`,
      right: text(right),
      wrong: random.shuffle(open).map(text),
      explanation: `${reasonFor(right, premises, worlds, names, text)} The other conclusions can be false while both premises are true.`,
    };
  },
};

/** Simple statements whose denial puts ‘not’ behind ‘is’. */
const FACTS = [
  'the lamp is on',
  'the gate is open',
  'the road is wet',
  'the bus is late',
  'the shop is shut',
  'the bell is ringing',
  'the river is high',
  'the field is dry',
  'the train is full',
  'the kettle is hot',
  'the library is open',
  'the tank is empty',
  'the server is down',
  'the office is locked',
  'the bridge is closed',
  'the path is clear',
];

function denied(fact: string): string {
  return fact.replace(' is ', ' is not ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const conditional: Family = {
  name: 'conditional-inference',
  subject: LOGIC,
  topic: 'Deductive Reasoning',
  difficulty: 'Easy',
  make(random) {
    const [first = '', second = ''] = random.shuffle(FACTS);
    const nothing = 'Nothing follows for certain';
    const cases = [
      {
        given: first,
        right: capital(second),
        why: 'The condition is met, so what it brings is the case',
      },
      {
        given: denied(second),
        right: capital(denied(first)),
        why: 'If the condition were met, its consequence would be the case, and it is not',
      },
      {
        given: second,
        right: nothing,
        why: 'The consequence may have another reason, so it does not show that the condition is met',
      },
      {
        given: denied(first),
        right: nothing,
        why: 'The statement does not say what is the case when the condition is not met',
      },
    ] as const;
    const [forward, backward] = cases;
    // The two that allow a conclusion come up twice as often.
    const { given, right, why } = random.pick([...cases, forward, backward]);
    const others = [first, second, denied(first), denied(second)].filter(
      (fact) => fact !== given && fact !== denied(given) && denied(fact) !== given,
    );
    return {
      question: `‘If ${first}, ${second}.’ It is found that ${given}. What follows?`,
      right,
      wrong: [...others.map(capital), nothing, 'The first statement is false'],
      explanation: `${why}.`,
    };
  },
};

interface Compound {
  text(p: string, q: string): string;
  holds(p: boolean, q: boolean): boolean;
}

const COMPOUNDS: readonly Compound[] = [
  { text: (p, q) => `It is false that both ${p} and ${q}`, holds: (p, q) => !(p && q) },
  { text: (p, q) => `${capital(denied(p))} or ${denied(q)}, or both`, holds: (p, q) => !p || !q },
  { text: (p, q) => `It is false that ${p} or ${q} or both`, holds: (p, q) => !(p || q) },
  { text: (p, q) => `${capital(denied(p))} and ${denied(q)}`, holds: (p, q) => !p && !q },
  { text: (p, q) => `If ${p}, then ${q}`, holds: (p, q) => !p || q },
  { text: (p, q) => `If ${denied(q)}, then ${denied(p)}`, holds: (p, q) => q || !p },
  { text: (p, q) => `It is false that if ${p}, then ${q}`, holds: (p, q) => p && !q },
  { text: (p, q) => `${capital(p)} and ${denied(q)}`, holds: (p, q) => p && !q },
];

const equivalence: Family = {
  name: 'equivalent-statement',
  subject: LOGIC,
  topic: 'Structure of Arguments',
  difficulty: 'Moderate',
  make(random) {
    const [p = '', q = ''] = random.shuffle(FACTS);
    const given = random.int(0, 7);
    const right = given ^ 1;
    const text = (place: number): string => COMPOUNDS[place]?.text(p, q) ?? '';
    const wrong = random.shuffle(range(0, 7).filter((place) => place >> 1 !== given >> 1));
    return {
      question: `Which statement means the same as ‘${text(given)}’? (‘If’ is read as in logic.)`,
      right: text(right),
      wrong: wrong.map(text),
      explanation: `Both are true in exactly the same cases: ${casesOf(COMPOUNDS[given])} of ‘${p}’ and ‘${q}’.`,
    };
  },
};

function casesOf(compound: Compound | undefined): string {
  const cases = [
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ] as const;
  const held = cases.filter(([p, q]) => compound?.holds(p, q));
  return listed(
    held.map((pair) => pair.map((value) => (value ? 'true' : 'false')).join('–')),
  ).replace(' and ', ' or ');
}

const twoGroups: Family = {
  name: 'venn-two-groups',
  subject: LOGIC,
  topic: 'Venn Diagrams',
  difficulty: 'Easy',
  make(random) {
    const both = random.int(5, 40);
    const [onlyFirst, onlySecond] = [random.int(10, 60), random.int(10, 60)];
    const neither = random.int(4, 40);
    const total = both + onlyFirst + onlySecond + neither;
    const [first, second] = random.pick([
      ['Hindi', 'English'],
      ['tea', 'coffee'],
      ['chess', 'carrom'],
      ['newspapers', 'magazines'],
      ['cricket', 'hockey'],
    ] as const);
    const verb = {
      Hindi: 'speak',
      tea: 'drink',
      chess: 'play',
      newspapers: 'read',
      cricket: 'follow',
    }[first];
    const kinds = [
      {
        text: `${verb} neither`,
        value: neither,
        why: `${total} − (${onlyFirst + both} + ${onlySecond + both} − ${both})`,
      },
      {
        text: `${verb} exactly one of the two`,
        value: onlyFirst + onlySecond,
        why: `(${onlyFirst + both} − ${both}) + (${onlySecond + both} − ${both})`,
      },
      { text: `${verb} ${first} only`, value: onlyFirst, why: `${onlyFirst + both} − ${both}` },
    ];
    const kind = random.pick(kinds);
    return {
      question: `Of ${total} persons ${onlyFirst + both} ${verb} ${first}, ${onlySecond + both} ${verb} ${second} and ${both} ${verb} both. How many ${kind.text}?`,
      right: String(kind.value),
      wrong: [
        ...kinds.map(({ value }) => value),
        onlyFirst + onlySecond + both,
        Math.abs(total - onlyFirst - onlySecond - 2 * both),
        kind.value + both,
        kind.value + 2,
      ].map(String),
      explanation: `${kind.why} = ${kind.value}.`,
    };
  },
};

export const logicalReasoningFamilies: readonly Family[] = [
  opposition,
  syllogism,
  conditional,
  equivalence,
  twoGroups,
].map(balanced);
