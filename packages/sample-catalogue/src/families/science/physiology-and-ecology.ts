import type { Family } from '../../family.ts';
import { figure, fraction } from '../../wording.ts';
import { rounded, subscript } from './notation.ts';
import { countItem, quantityItem } from './numeric-item.ts';

const BIOLOGY = 'Biology';

const cardiacOutput: Family = {
  name: 'cardiac-output',
  subject: BIOLOGY,
  topic: 'Body Fluids and Circulation',
  difficulty: 'Easy',
  make(random) {
    const [filled, left] = [5 * random.int(20, 30), 5 * random.int(8, 14)];
    const rate = random.int(55, 110);
    const stroke = filled - left;
    const output = (stroke * rate) / 1000;
    if (random.int(0, 1) === 0) {
      return quantityItem({
        question: `A ventricle holds ${filled} mL of blood at the end of diastole and ${left} mL at the end of systole. The heart beats ${rate} times a minute. What is the cardiac output?`,
        answer: rounded(output, 3),
        unit: 'L/min',
        mistakes: [
          (filled * rate) / 1000,
          (left * rate) / 1000,
          ((filled + left) * rate) / 1000,
          output * 2,
        ],
        explanation: `The stroke volume is ${filled} − ${left} = ${stroke} mL, and ${stroke} × ${rate} = ${figure(stroke * rate)} mL, that is ${figure(output)} L in a minute.`,
      });
    }
    return quantityItem({
      question: `The heart of a person pumps ${figure(output)} L of blood a minute at ${rate} beats a minute. What is the stroke volume?`,
      answer: stroke,
      unit: 'mL',
      mistakes: [stroke / 2, stroke * 2, output * rate, stroke + 10],
      explanation: `Stroke volume = cardiac output ÷ heart rate = ${figure(stroke * rate)} mL ÷ ${rate} = ${stroke} mL.`,
    });
  },
};

const lungVolumes: Family = {
  name: 'lung-volumes-and-capacities',
  subject: BIOLOGY,
  topic: 'Breathing and Exchange of Gases',
  difficulty: 'Easy',
  make(random) {
    const [tidal, inspiratory, expiratory, residual] = [
      50 * random.int(8, 11),
      100 * random.int(24, 31),
      100 * random.int(9, 12),
      100 * random.int(10, 13),
    ];
    const asked = random.pick([
      {
        text: 'vital capacity',
        answer: tidal + inspiratory + expiratory,
        how: `tidal volume + both reserve volumes = ${tidal} + ${figure(inspiratory)} + ${figure(expiratory)}`,
      },
      {
        text: 'total lung capacity',
        answer: tidal + inspiratory + expiratory + residual,
        how: `all four volumes together = ${tidal} + ${figure(inspiratory)} + ${figure(expiratory)} + ${figure(residual)}`,
      },
      {
        text: 'functional residual capacity',
        answer: expiratory + residual,
        how: `expiratory reserve volume + residual volume = ${figure(expiratory)} + ${figure(residual)}`,
      },
      {
        text: 'inspiratory capacity',
        answer: tidal + inspiratory,
        how: `tidal volume + inspiratory reserve volume = ${tidal} + ${figure(inspiratory)}`,
      },
      {
        text: 'expiratory capacity',
        answer: tidal + expiratory,
        how: `tidal volume + expiratory reserve volume = ${tidal} + ${figure(expiratory)}`,
      },
    ]);
    return quantityItem({
      question: `A person has a tidal volume of ${tidal} mL, an inspiratory reserve volume of ${figure(inspiratory)} mL, an expiratory reserve volume of ${figure(expiratory)} mL and a residual volume of ${figure(residual)} mL. What is the ${asked.text}?`,
      answer: asked.answer,
      unit: 'mL',
      mistakes: [
        tidal + inspiratory + expiratory,
        tidal + inspiratory,
        expiratory + residual,
        inspiratory + expiratory,
        tidal + inspiratory + expiratory + residual,
      ],
      explanation: `It is ${asked.how} = ${figure(asked.answer)} mL.`,
    });
  },
};

const alveolarVentilation: Family = {
  name: 'alveolar-ventilation',
  subject: BIOLOGY,
  topic: 'Breathing and Exchange of Gases',
  difficulty: 'Moderate',
  make(random) {
    const [tidal, dead, rate] = [
      10 * random.int(40, 60),
      10 * random.int(12, 18),
      random.int(10, 20),
    ];
    const answer = (tidal - dead) * rate;
    return quantityItem({
      question: `A person breathes ${rate} times a minute with a tidal volume of ${tidal} mL, of which ${dead} mL stay in the dead space. How much fresh air reaches the alveoli in a minute?`,
      answer,
      unit: 'mL',
      mistakes: [tidal * rate, (tidal + dead) * rate, dead * rate, tidal * rate - dead],
      explanation: `(${tidal} − ${dead}) × ${rate} = ${figure(answer)} mL.`,
    });
  },
};

const energyFlow: Family = {
  name: 'ten-per-cent-law',
  subject: BIOLOGY,
  topic: 'Ecosystem',
  difficulty: 'Easy',
  make(random) {
    const chain = random.pick(CHAINS);
    const place = random.int(1, chain.length - 1);
    const base = 10 ** (place + 1) * random.int(2, 60);
    const answer = base / 10 ** place;
    const isUp = random.int(0, 1) === 0;
    const [given, wanted] = isUp ? [base, answer] : [answer, base];
    const [from, to] = isUp ? [chain[0], chain[place]] : [chain[place], chain[0]];
    return quantityItem({
      question: `In the food chain ${chain.join(' → ')}, ${figure(given)} kJ are stored by the ${from}. By the ten per cent law, how much energy ${isUp ? 'reaches' : 'was stored by'} the ${to}?`,
      answer: wanted,
      unit: 'kJ',
      mistakes: [wanted * 10, wanted / 10, given, wanted * 100, wanted / 100],
      explanation: `A tenth passes on at each step, and there ${place === 1 ? 'is 1 step' : `are ${place} steps`}: ${figure(given)} ${isUp ? '÷' : '×'} ${figure(10 ** place)} = ${figure(wanted)} kJ.`,
    });
  },
};

const CHAINS = [
  ['grass', 'grasshopper', 'frog', 'snake', 'hawk'],
  ['phytoplankton', 'zooplankton', 'small fish', 'large fish'],
  ['grass', 'deer', 'tiger'],
  ['wheat', 'mouse', 'owl'],
  ['algae', 'snail', 'fish', 'heron'],
] as const;

const logisticGrowth: Family = {
  name: 'logistic-population-growth',
  subject: BIOLOGY,
  topic: 'Organisms and Populations',
  difficulty: 'Moderate',
  make(random) {
    const capacity = 100 * random.int(4, 30);
    const size = (capacity * random.int(1, 9)) / 10;
    const rate = random.pick([0.1, 0.2, 0.25, 0.3, 0.4, 0.5]);
    const answer = rounded(rate * size * (1 - size / capacity), 3);
    return quantityItem({
      question: `A population of ${figure(size)} grows logistically with an intrinsic rate of ${rate} per year and a carrying capacity of ${figure(capacity)}. How fast does it grow?`,
      answer,
      unit: 'per year',
      mistakes: [
        rate * size,
        (rate * size * size) / capacity,
        rate * (capacity - size),
        rate * capacity,
      ],
      explanation: `dN/dt = rN(K − N)/K = ${rate} × ${figure(size)} × ${figure(capacity - size)}/${figure(capacity)} = ${figure(answer)} per year.`,
    });
  },
};

const populationRates: Family = {
  name: 'birth-and-death-rates',
  subject: BIOLOGY,
  topic: 'Organisms and Populations',
  difficulty: 'Easy',
  make(random) {
    const size = 20 * random.int(2, 50);
    const [births, deaths, arrived, left] = [
      random.int(5, 60),
      random.int(2, 30),
      random.int(2, 12),
      random.int(2, 12),
    ];
    if (random.int(0, 1) === 0) {
      const answer = size + births - deaths + arrived - left;
      return countItem({
        question: `A pond has ${figure(size)} lotus plants. In a year ${births} new plants come up from seed, ${deaths} die, ${arrived} are planted from elsewhere and ${left} are taken away. How many are there at the end of the year?`,
        answer,
        unit: '',
        mistakes: [
          size + births - deaths,
          size + births + arrived,
          size + births - deaths - arrived + left,
          answer + 2 * deaths,
          answer - births,
        ],
        explanation: `N = ${size} + ${births} − ${deaths} + ${arrived} − ${left} = ${answer}.`,
      });
    }
    const rate = births / size;
    if (!Number.isInteger(rounded(rate * 1000, 6))) return this.make(random);
    return quantityItem({
      question: `A pond had ${figure(size)} lotus plants last year, and ${births} new plants came up by reproduction. What is the birth rate per plant and year?`,
      answer: rounded(rate, 3),
      unit: '',
      mistakes: [births / (size + births), births / 100, rate * 2, rate * 10],
      explanation: `${births} ÷ ${size} = ${figure(rate)} offspring per plant and year.`,
    });
  },
};

const markRecapture: Family = {
  name: 'mark-and-recapture',
  subject: BIOLOGY,
  topic: 'Organisms and Populations',
  difficulty: 'Moderate',
  make(random) {
    const [marked, again, found] = [
      10 * random.int(3, 20),
      10 * random.int(3, 20),
      random.int(3, 25),
    ];
    const answer = (marked * again) / found;
    const animal = random.pick(['fish', 'frogs', 'tortoises', 'field mice']);
    if (!Number.isInteger(answer) || found * 2 > Math.min(marked, again)) return this.make(random);
    return countItem({
      question: `In a reserve ${marked} ${animal} are caught, marked and set free. Later ${again} are caught, of which ${found} are marked. About how many ${animal} live there?`,
      answer,
      unit: '',
      mistakes: [
        marked + again - found,
        (marked * again) / 10,
        marked + again,
        (marked * found) / 10,
        answer * 2,
      ],
      explanation: `The share of marked ones is the same in catch and population: ${found} ÷ ${again} = ${marked} ÷ N, so N = ${marked} × ${again} ÷ ${found} = ${figure(answer)}.`,
    });
  },
};

const calvinCycle: Family = {
  name: 'calvin-cycle-needs',
  subject: BIOLOGY,
  topic: 'Photosynthesis in Higher Plants',
  difficulty: 'Easy',
  make(random) {
    const glucose = random.int(2, 60);
    const asked = random.pick([
      { text: 'molecules of ATP does the Calvin cycle use', each: 18, wrong: [12, 30, 6, 3] },
      { text: 'molecules of NADPH does the Calvin cycle use', each: 12, wrong: [18, 6, 24, 2] },
      { text: 'turns of the Calvin cycle are needed', each: 6, wrong: [3, 1, 12, 18] },
      { text: 'molecules of carbon dioxide are fixed', each: 6, wrong: [12, 3, 1, 18] },
      { text: 'molecules of ATP does a C₄ plant use', each: 30, wrong: [18, 12, 24, 6] },
    ]);
    return countItem({
      question: `How many ${asked.text} to make ${glucose} molecules of glucose?`,
      answer: asked.each * glucose,
      unit: '',
      mistakes: asked.wrong.map((each) => each * glucose),
      explanation: `A molecule of glucose takes ${asked.each}: six turns${asked.each === 18 ? ' with three ATP each' : asked.each === 12 ? ' with two NADPH each' : asked.each === 30 ? ' with five ATP each, two of them for regaining the acceptor of CO₂' : ', one CO₂ each'}. ${asked.each} × ${glucose} = ${figure(asked.each * glucose)}.`,
    });
  },
};

const respiratoryQuotient: Family = {
  name: 'respiratory-quotient',
  subject: BIOLOGY,
  topic: 'Respiration in Plants',
  difficulty: 'Moderate',
  make(random) {
    const [carbon, oxygen] = [random.int(2, 24), random.int(1, 8)];
    const hydrogen = 2 * random.int(Math.ceil(carbon / 2), carbon + 1);
    // C + H/4 − O/2 molecules of oxygen, in quarters.
    const quarters = 4 * carbon + hydrogen - 2 * oxygen;
    if (quarters <= 0 || quarters === 4 * carbon || oxygen > carbon) return this.make(random);
    const part = (symbol: string, count: number): string =>
      `${symbol}${count === 1 ? '' : subscript(count)}`;
    const right = fraction(4 * carbon, quarters);
    const wrong = [
      fraction(quarters, 4 * carbon),
      '1',
      fraction(4 * carbon, 4 * carbon + hydrogen),
      fraction(2 * carbon, quarters),
      fraction(hydrogen, 4 * carbon),
    ];
    return {
      question: `What is the respiratory quotient of a substrate ${part('C', carbon)}${part('H', hydrogen)}${part('O', oxygen)} that is fully oxidised?`,
      right,
      wrong: [...new Set(wrong)].filter((option) => option !== right),
      explanation: `It gives ${carbon} CO₂ and takes ${carbon} + ${hydrogen} ÷ 4 − ${oxygen} ÷ 2 = ${figure(quarters / 4)} O₂: ${carbon} ÷ ${figure(quarters / 4)} = ${right}.`,
    };
  },
};

export const lifeFamilies: readonly Family[] = [
  cardiacOutput,
  lungVolumes,
  alveolarVentilation,
  calvinCycle,
  respiratoryQuotient,
  populationRates,
  logisticGrowth,
  markRecapture,
  energyFlow,
];
