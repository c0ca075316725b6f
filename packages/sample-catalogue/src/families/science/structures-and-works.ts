import type { Family } from '../../family.ts';
import { counted, figure } from '../../wording.ts';
import { rounded } from './notation.ts';
import { countItem, quantityItem } from './numeric-item.ts';

const CIVIL = 'Civil Engineering';

const STRUCTURES = 'Theory of Structures';

const CONCRETE = 'Concrete Technology';

const TRANSPORT = 'Transportation Engineering';

const ENVIRONMENT = 'Environmental Engineering';

const COSTING = 'Estimating, Costing and Valuation';

const bendingMoment: Family = {
  name: 'greatest-bending-moment',
  subject: CIVIL,
  topic: STRUCTURES,
  difficulty: 'Moderate',
  make(random) {
    const [span, load] = [random.int(2, 12), 2 * random.int(1, 30)];
    const beam = random.pick([
      {
        text: `simply supported beam of ${span} m span that carries ${load} kN at its middle`,
        answer: (load * span) / 4,
        formula: `WL ÷ 4 = ${load} × ${span} ÷ 4`,
      },
      {
        text: `simply supported beam of ${span} m span that carries ${load} kN/m over its whole length`,
        answer: (load * span ** 2) / 8,
        formula: `wL² ÷ 8 = ${load} × ${span}² ÷ 8`,
      },
      {
        text: `cantilever ${span} m long that carries ${load} kN at its free end`,
        answer: load * span,
        formula: `WL = ${load} × ${span}`,
      },
      {
        text: `cantilever ${span} m long that carries ${load} kN/m over its whole length`,
        answer: (load * span ** 2) / 2,
        formula: `wL² ÷ 2 = ${load} × ${span}² ÷ 2`,
      },
    ]);
    return quantityItem({
      question: `What is the greatest bending moment in a ${beam.text}, its own weight being neglected?`,
      answer: beam.answer,
      unit: 'kN·m',
      mistakes: [
        beam.answer * 2,
        beam.answer / 2,
        load * span,
        (load * span ** 2) / 8,
        (load * span) / 4,
        (load * span ** 2) / 12,
      ],
      explanation: `M = ${beam.formula} = ${figure(beam.answer)} kN·m.`,
    });
  },
};

const supportReactions: Family = {
  name: 'support-reactions',
  subject: CIVIL,
  topic: STRUCTURES,
  difficulty: 'Easy',
  make(random) {
    const [left, right, load] = [random.int(1, 8), random.int(1, 8), random.int(6, 120)];
    const span = left + right;
    const reaction = (load * right) / span;
    if (left === right || !Number.isInteger(reaction * 2)) return this.make(random);
    const isMoment = random.int(0, 1) === 0;
    const start = `A simply supported beam AB of ${span} m span carries ${load} kN at ${left} m from A.`;
    if (isMoment) {
      return quantityItem({
        question: `${start} What is the bending moment under the load?`,
        answer: reaction * left,
        unit: 'kN·m',
        mistakes: [(load * span) / 4, load * left, reaction * right, (load * left * right) / 2],
        explanation: `The reaction at A is ${load} × ${right} ÷ ${span} = ${figure(reaction)} kN, and M = ${figure(reaction)} × ${left} = ${figure(reaction * left)} kN·m.`,
      });
    }
    return quantityItem({
      question: `${start} What is the reaction at A?`,
      answer: reaction,
      unit: 'kN',
      mistakes: [load - reaction, load / 2, load, (load * left) / right],
      explanation: `Moments about B: R × ${span} = ${load} × ${right}, so R = ${figure(reaction)} kN.`,
    });
  },
};

const waterForConcrete: Family = {
  name: 'water-cement-ratio',
  subject: CIVIL,
  topic: CONCRETE,
  difficulty: 'Easy',
  make(random) {
    const [bags, ratio] = [random.int(2, 24), random.pick([0.4, 0.42, 0.45, 0.48, 0.5, 0.55, 0.6])];
    const answer = rounded(bags * 50 * ratio, 2);
    if (random.int(0, 1) === 0) {
      return quantityItem({
        question: `How many litres of water does a mix with ${counted(bags, 'bag')} of cement of 50 kg need at a water–cement ratio of ${ratio} by mass?`,
        answer,
        unit: 'L',
        mistakes: [
          bags * ratio * 100,
          (bags * 50) / ratio / 10,
          bags * 50 * (1 - ratio),
          bags * 50,
        ],
        explanation: `${bags} × 50 × ${ratio} = ${figure(answer)} kg, which is ${figure(answer)} L of water.`,
      });
    }
    return quantityItem({
      question: `A mix with ${counted(bags, 'bag')} of cement of 50 kg holds ${figure(answer)} L of water. What is its water–cement ratio by mass?`,
      answer: ratio,
      unit: '',
      mistakes: [1 - ratio, ratio / 2, rounded(answer / (bags * 50 + answer), 3), ratio * 1.5],
      explanation: `${figure(answer)} kg ÷ (${bags} × 50 kg) = ${ratio}.`,
    });
  },
};

const mixProportion: Family = {
  name: 'nominal-mix-quantities',
  subject: CIVIL,
  topic: CONCRETE,
  difficulty: 'Moderate',
  make(random) {
    const [sand, gravel] = random.pick([
      [1, 2],
      [1.5, 3],
      [2, 4],
      [3, 6],
      [4, 8],
    ] as const);
    const parts = 1 + sand + gravel;
    const wet = random.int(2, 60);
    const dry = wet * 1.54;
    const asked = random.pick([
      { text: 'cement', share: 1 },
      { text: 'sand', share: sand },
      { text: 'coarse aggregate', share: gravel },
    ]);
    const answer = rounded((dry * asked.share) / parts, 2);
    const exact = ((dry * asked.share) / parts) * 100;
    if (Math.abs((exact % 1) - 0.5) < 1e-4) return this.make(random);
    return quantityItem({
      question: `What volume of dry ${asked.text} is needed for ${wet} m³ of 1 : ${sand} : ${gravel} concrete, to two decimal places? (Take the dry volume as 1.54 times the wet volume.)`,
      answer,
      unit: 'm³',
      mistakes: [
        (wet * asked.share) / parts,
        dry / parts,
        (dry * asked.share) / (parts - 1),
        (dry * gravel) / parts,
        (dry * sand) / parts,
      ],
      explanation: `The dry volume is 1.54 × ${wet} = ${figure(rounded(dry, 2))} m³, of which ${asked.text} makes ${asked.share} of ${parts} parts: ${figure(answer)} m³.`,
    });
  },
};

const stoppingSight: Family = {
  name: 'stopping-sight-distance',
  subject: CIVIL,
  topic: TRANSPORT,
  difficulty: 'Hard',
  make(random) {
    const [speed, time] = [random.int(8, 30), random.pick([2, 2.5])];
    const coefficient = random.pick([0.35, 0.36, 0.38, 0.4]);
    const exact = speed * time + speed ** 2 / (2 * 9.8 * coefficient);
    const answer = Math.round(exact);
    if (Math.abs((exact % 1) - 0.5) < 1e-3) return this.make(random);
    return quantityItem({
      question: `What is, to the nearest metre, the stopping sight distance on a level road for a speed of ${speed} m/s, a reaction time of ${time} s and a coefficient of friction of ${coefficient}? (Take g = 9.8 m/s².)`,
      answer,
      unit: 'm',
      mistakes: [
        speed * time,
        exact - speed * time,
        speed * time + speed ** 2 / (9.8 * coefficient),
        2 * exact,
      ].map((value) => Math.round(value)),
      explanation: `vt + v² ÷ 2gf = ${speed} × ${time} + ${speed ** 2} ÷ (2 × 9.8 × ${coefficient}) = ${figure(speed * time)} + ${figure(rounded(exact - speed * time, 1))}, nearly ${answer} m.`,
    });
  },
};

const bod: Family = {
  name: 'bod-by-dilution',
  subject: CIVIL,
  topic: ENVIRONMENT,
  difficulty: 'Easy',
  make(random) {
    const [sample, first, last] = [
      random.pick([2, 3, 5, 6, 10, 15]),
      random.int(70, 90) / 10,
      random.int(15, 50) / 10,
    ];
    const answer = rounded(((first - last) * 300) / sample, 3);
    return quantityItem({
      question: `${sample} mL of sewage is diluted to 300 mL in a BOD bottle. The dissolved oxygen falls from ${figure(first)} mg/L to ${figure(last)} mg/L in five days at 20 °C. What is the five-day BOD of the sewage?`,
      answer,
      unit: 'mg/L',
      mistakes: [
        first - last,
        (first * 300) / sample,
        ((first + last) * 300) / sample,
        (last * 300) / sample,
      ],
      explanation: `BOD = (${figure(first)} − ${figure(last)}) × 300 ÷ ${sample} = ${figure(answer)} mg/L.`,
    });
  },
};

const detention: Family = {
  name: 'detention-period',
  subject: CIVIL,
  topic: ENVIRONMENT,
  difficulty: 'Easy',
  make(random) {
    const [length, width, depth] = [random.int(10, 40), random.int(4, 12), random.int(5, 9) / 2];
    const hours = random.int(4, 16) / 2;
    const daily = (length * width * depth * 24) / hours / 1000;
    if (!Number.isInteger(rounded(daily * 100, 6))) return this.make(random);
    return quantityItem({
      question: `A settling tank is ${length} m long, ${width} m wide and ${figure(depth)} m deep. It treats ${figure(daily)} million litres a day. What is its detention period?`,
      answer: hours,
      unit: 'h',
      mistakes: [hours * 2, hours / 2, 24 / hours, hours / depth],
      explanation: `The volume is ${figure(length * width * depth)} m³, the flow ${figure(daily * 1000)} ÷ 24 = ${figure(rounded((daily * 1000) / 24, 2))} m³/h: ${figure(hours)} h.`,
    });
  },
};

const brickwork: Family = {
  name: 'bricks-for-wall',
  subject: CIVIL,
  topic: COSTING,
  difficulty: 'Easy',
  make(random) {
    const [length, height, thick] = [
      random.int(4, 40),
      random.int(2, 6),
      random.pick([10, 20, 30, 40]),
    ];
    const volume = (length * height * thick) / 100;
    return countItem({
      question: `How many modular bricks (20 cm × 10 cm × 10 cm with mortar) does a wall ${length} m long, ${height} m high and ${thick} cm thick take?`,
      answer: Math.round(volume * 500),
      unit: '',
      mistakes: [volume * 400, volume * 1000, volume * 250, volume * 550].map((value) =>
        Math.round(value),
      ),
      explanation: `A brick fills 0.2 × 0.1 × 0.1 = 0.002 m³, so a cubic metre takes 500: ${figure(volume)} × 500 = ${figure(volume * 500)}.`,
    });
  },
};

const capitalValue: Family = {
  name: 'capitalised-value-and-depreciation',
  subject: CIVIL,
  topic: COSTING,
  difficulty: 'Easy',
  make(random) {
    if (random.int(0, 1) === 0) {
      const [rent, percent, rate] = [
        12_000 * random.int(4, 30),
        random.pick([10, 15, 20, 25]),
        random.pick([5, 6, 8, 10]),
      ];
      const net = (rent * (100 - percent)) / 100;
      const value = (net * 100) / rate;
      if (!Number.isInteger(value)) return this.make(random);
      return {
        question: `A building brings a gross rent of ₹${figure(rent)} a year, of which ${percent}% goes on outgoings. What is its capitalised value at ${rate}%?`,
        right: `₹${figure(value)}`,
        wrong: [
          (rent * 100) / rate,
          net * rate,
          net,
          value / 2,
          (net * 100) / (rate + percent),
        ].map((amount) => `₹${figure(Math.round(amount))}`),
        explanation: `The net income is ₹${figure(net)}; capitalised at ${rate}% that is ${figure(net)} × 100 ÷ ${rate} = ₹${figure(value)}.`,
      };
    }
    const [life, yearly, scrap] = [
      random.pick([10, 15, 20, 25, 30]),
      1000 * random.int(4, 40),
      5000 * random.int(2, 12),
    ];
    const cost = life * yearly + scrap;
    const years = random.int(2, life - 2);
    const book = cost - years * yearly;
    return {
      question: `A plant that cost ₹${figure(cost)} has a scrap value of ₹${figure(scrap)} after ${life} years. What is its book value after ${counted(years, 'year')} by the straight-line method?`,
      right: `₹${figure(book)}`,
      wrong: [
        years * yearly,
        Math.round(cost - (years * cost) / life),
        book - scrap,
        cost - yearly,
        book + yearly,
      ].map((amount) => `₹${figure(amount)}`),
      explanation: `It loses (${figure(cost)} − ${figure(scrap)}) ÷ ${life} = ₹${figure(yearly)} a year: ${figure(cost)} − ${years} × ${figure(yearly)} = ₹${figure(book)}.`,
    };
  },
};

export const structureFamilies: readonly Family[] = [
  bendingMoment,
  supportReactions,
  waterForConcrete,
  mixProportion,
  stoppingSight,
  bod,
  detention,
  brickwork,
  capitalValue,
];
