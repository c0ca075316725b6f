import type { Family } from '../../family.ts';
import { figure } from '../../wording.ts';
import { capitalised, rounded, withArticle } from './notation.ts';
import { countItem, quantityItem } from './numeric-item.ts';

const ELECTRICAL = 'Electrical Engineering';
const MACHINES = 'Electrical Machines';

const slip: Family = {
  name: 'induction-motor-slip',
  subject: ELECTRICAL,
  topic: MACHINES,
  difficulty: 'Easy',
  make(random) {
    const [poles, frequency] = [random.pick([2, 4, 6, 8, 10]), random.pick([50, 60])];
    const synchronous = (120 * frequency) / poles;
    const percent = random.int(4, 16) / 2;
    const speed = (synchronous * (200 - 2 * percent)) / 200;
    const rotor = (frequency * percent) / 100;
    if (!Number.isInteger(speed)) return this.make(random);
    const start = `${capitalised(withArticle(`${poles}-pole`))}, ${frequency} Hz induction motor runs at ${figure(speed)} rpm.`;
    if (random.int(0, 1) === 0) {
      return quantityItem({
        question: `${start} What is its slip?`,
        answer: percent,
        unit: '%',
        mistakes: [100 * ((synchronous - speed) / speed), 100 - percent, percent * 2, percent / 2],
        explanation: `It would run synchronously at 120 × ${frequency} ÷ ${poles} = ${figure(synchronous)} rpm, so s = (${figure(synchronous)} − ${figure(speed)}) ÷ ${figure(synchronous)} = ${figure(percent)}%.`,
      });
    }
    return quantityItem({
      question: `${start} What is the frequency of the currents in its rotor?`,
      answer: rounded(rotor, 3),
      unit: 'Hz',
      mistakes: [frequency, frequency - rotor, rotor * 2, rotor / 2, percent],
      explanation: `It would run synchronously at ${figure(synchronous)} rpm; the slip is ${figure(percent)}%, and the rotor has ${figure(percent)}% of ${frequency} Hz: ${figure(rotor)} Hz.`,
    });
  },
};

const rotorLoss: Family = {
  name: 'rotor-copper-loss',
  subject: ELECTRICAL,
  topic: MACHINES,
  difficulty: 'Moderate',
  make(random) {
    const [input, stator, percent] = [random.int(10, 60), random.int(2, 12) / 4, random.int(2, 6)];
    const gap = input - stator;
    const loss = rounded(gap * percent * 10, 3);
    return quantityItem({
      question: `An induction motor takes ${input} kW at a slip of ${percent}%. Its stator loses ${figure(stator)} kW. What is the copper loss in the rotor?`,
      answer: loss,
      unit: 'W',
      mistakes: [
        input * percent * 10,
        gap * (100 - percent) * 10,
        stator * percent * 10,
        (gap * percent * 10) / (1 - percent / 100),
      ],
      explanation: `${figure(input)} − ${figure(stator)} = ${figure(gap)} kW cross the air gap, of which the slip's share, ${percent}%, is lost in the rotor: ${figure(loss)} W.`,
    });
  },
};

const generatedEmf: Family = {
  name: 'dc-machine-emf',
  subject: ELECTRICAL,
  topic: MACHINES,
  difficulty: 'Easy',
  make(random) {
    const poles = random.pick([4, 6, 8]);
    const [flux, conductors, speed] = [
      5 * random.int(2, 10),
      40 * random.int(5, 20),
      100 * random.int(5, 15),
    ];
    const isLap = random.int(0, 1) === 0;
    const lap = (flux * conductors * speed) / 60_000;
    const answer = isLap ? lap : (lap * poles) / 2;
    if (!Number.isInteger(answer) || answer < 60 || answer > 700) return this.make(random);
    return quantityItem({
      question: `${capitalised(withArticle(`${poles}-pole`))} d.c. machine has ${conductors} armature conductors in ${isLap ? 'lap' : 'wave'} winding and a flux of ${flux} mWb per pole. What e.m.f. does it generate at ${figure(speed)} rpm?`,
      answer,
      unit: 'V',
      mistakes: [isLap ? (lap * poles) / 2 : lap, answer * poles, answer / 2, answer * 2],
      explanation: `E = PΦZN ÷ 60A with A = ${isLap ? `${poles} paths (lap)` : '2 paths (wave)'}: ${poles} × ${flux / 1000} × ${conductors} × ${figure(speed)} ÷ (60 × ${isLap ? poles : 2}) = ${figure(answer)} V.`,
    });
  },
};

const shuntMotorSpeed: Family = {
  name: 'dc-motor-speed',
  subject: ELECTRICAL,
  topic: MACHINES,
  difficulty: 'Moderate',
  make(random) {
    const [volts, ohms] = [
      random.pick([200, 220, 230, 240, 250]),
      random.pick([0.2, 0.25, 0.4, 0.5, 1]),
    ];
    const [light, heavy] = [random.int(2, 10), random.int(20, 80)];
    const [first, second] = [volts - light * ohms, volts - heavy * ohms];
    const speed = 50 * random.int(12, 30);
    const answer = (speed * second) / first;
    if (!Number.isInteger(rounded(answer * 4, 6)) || second < volts * 0.7) return this.make(random);
    return quantityItem({
      question: `A ${volts} V d.c. shunt motor with an armature resistance of ${ohms} Ω runs at ${figure(speed)} rpm with an armature current of ${light} A. At what speed does it run with ${heavy} A, the flux being the same?`,
      answer,
      unit: 'rpm',
      mistakes: [
        (speed * first) / second,
        (speed * light) / heavy,
        speed,
        (speed * second) / volts,
        speed - heavy * ohms,
      ],
      explanation: `The back e.m.f. is ${volts} − ${light} × ${ohms} = ${figure(first)} V at first and ${volts} − ${heavy} × ${ohms} = ${figure(second)} V later; speed goes with it: ${figure(speed)} × ${figure(second)} ÷ ${figure(first)} = ${figure(answer)} rpm.`,
    });
  },
};

const maximumEfficiency: Family = {
  name: 'transformer-maximum-efficiency',
  subject: ELECTRICAL,
  topic: MACHINES,
  difficulty: 'Moderate',
  make(random) {
    const tenths = random.int(4, 9);
    const rating = random.pick([20, 25, 40, 50, 100, 150, 200, 250]);
    const copper = random.int(3, 20) * 100;
    const iron = (copper * tenths ** 2) / 100;
    const answer = (rating * tenths) / 10;
    return quantityItem({
      question: `A transformer of ${rating} kVA has an iron loss of ${figure(iron)} W and a copper loss of ${figure(copper)} W at full load. At what load is its efficiency greatest?`,
      answer,
      unit: 'kVA',
      mistakes: [
        (rating * iron) / copper,
        rating,
        rating / 2,
        rating * (1 - iron / copper),
        rating / Math.SQRT2,
      ],
      explanation: `At greatest efficiency the copper loss equals the iron loss: x² × ${figure(copper)} = ${figure(iron)}, so x = ${tenths / 10} and the load is ${tenths / 10} × ${rating} = ${figure(answer)} kVA.`,
    });
  },
};

const regulation: Family = {
  name: 'transformer-regulation',
  subject: ELECTRICAL,
  topic: MACHINES,
  difficulty: 'Moderate',
  make(random) {
    const [resistance, reactance] = [random.int(2, 8) / 2, random.int(4, 16) / 2];
    const [factor, sine] = random.pick([
      [0.8, 0.6],
      [0.6, 0.8],
      [1, 0],
    ] as const);
    const kind = sine === 0 ? 'unity' : random.pick(['lagging', 'leading']);
    const sign = kind === 'leading' ? -1 : 1;
    const answer = rounded(resistance * factor + sign * reactance * sine, 3);
    if (answer <= 0.2) return this.make(random);
    return quantityItem({
      question: `A transformer has a resistance of ${figure(resistance)}% and a reactance of ${figure(reactance)}% on its own rating. What is, nearly, its voltage regulation at full load and ${kind === 'unity' ? 'unity power factor' : `a power factor of ${factor} ${kind}`}?`,
      answer,
      unit: '%',
      mistakes: [
        resistance * factor - sign * reactance * sine,
        resistance * sine + reactance * factor,
        resistance + reactance,
        Math.hypot(resistance, reactance),
        reactance,
      ],
      explanation: `Regulation ≈ R cos φ ${sign > 0 ? '+' : '−'} X sin φ = ${figure(resistance)} × ${factor} ${sign > 0 ? '+' : '−'} ${figure(reactance)} × ${sine} = ${figure(answer)}%.`,
    });
  },
};

const efficiencyAtLoad: Family = {
  name: 'transformer-efficiency',
  subject: ELECTRICAL,
  topic: MACHINES,
  difficulty: 'Hard',
  make(random) {
    const [rating, factor] = [
      random.pick([10, 20, 25, 40, 50, 100]),
      random.pick([0.8, 1, 0.6, 0.9]),
    ];
    const [iron, copper] = [random.int(1, 12) * 50, random.int(2, 16) * 100];
    const load = random.pick([1, 0.5]);
    const output = rating * 1000 * factor * load;
    const loss = iron + copper * load ** 2;
    const exact = (100 * output) / (output + loss);
    const answer = rounded(exact, 2);
    if (exact < 90 || Math.abs(((exact * 100) % 1) - 0.5) < 1e-4) return this.make(random);
    return quantityItem({
      question: `A transformer of ${rating} kVA has an iron loss of ${iron} W and a copper loss of ${figure(copper)} W at full load. What is its efficiency at ${load === 1 ? 'full' : 'half'} load and a power factor of ${factor}, to two decimal places?`,
      answer,
      unit: '%',
      mistakes: [
        (100 * output) / (output + iron + copper * (load === 1 ? 0.5 : 1)),
        (100 * output) / (output + iron + copper * load + (load === 1 ? iron : 0)),
        100 - (100 * loss) / output - 1,
        (100 * output) / (output + iron),
        (100 * output) / (output + copper * load ** 2),
      ],
      explanation: `Output ${figure(output)} W, losses ${iron} + ${load === 1 ? '' : '0.5² × '}${figure(copper)} = ${figure(loss)} W: η = ${figure(output)} ÷ ${figure(output + loss)} = ${figure(answer)}%.`,
    });
  },
};

const emfEquation: Family = {
  name: 'transformer-emf-equation',
  subject: ELECTRICAL,
  topic: MACHINES,
  difficulty: 'Easy',
  make(random) {
    const [turns, milliwebers] = [25 * random.int(2, 40), random.int(1, 20)];
    const frequency = random.pick([50, 25, 60]);
    const answer = rounded((4.44 * frequency * turns * milliwebers) / 1000, 3);
    return quantityItem({
      question: `The core of a transformer carries a peak flux of ${milliwebers} mWb at ${frequency} Hz. What r.m.s. e.m.f. is induced in a winding of ${figure(turns)} turns? (Take the constant of the e.m.f. equation as 4.44.)`,
      answer,
      unit: 'V',
      mistakes: [answer * Math.SQRT2, answer / 4.44, answer * 2, answer / 2, answer * 10],
      explanation: `E = 4.44fNΦ = 4.44 × ${frequency} × ${figure(turns)} × ${milliwebers / 1000} = ${figure(answer)} V.`,
    });
  },
};

const startingTorque: Family = {
  name: 'reduced-voltage-starting',
  subject: ELECTRICAL,
  topic: MACHINES,
  difficulty: 'Moderate',
  make(random) {
    const [percent, torque] = [random.pick([40, 50, 60, 70, 80, 90]), 10 * random.int(5, 60)];
    const answer = rounded(torque * (percent / 100) ** 2, 3);
    const way = random.pick(['an autotransformer', 'series reactors', 'a solid-state starter']);
    return quantityItem({
      question: `An induction motor develops a starting torque of ${torque} N·m at its rated voltage. What torque does it develop when ${way} ${way.startsWith('series') ? 'reduce' : 'reduces'} the voltage at the motor to ${percent}% of the rated value?`,
      answer,
      unit: 'N·m',
      mistakes: [(torque * percent) / 100, torque * (percent / 100) ** 3, torque - answer, torque],
      explanation: `Torque goes with the square of the voltage: ${torque} × ${percent / 100}² = ${figure(answer)} N·m.`,
    });
  },
};

const stepperMotor: Family = {
  name: 'stepper-motor-steps',
  subject: ELECTRICAL,
  topic: MACHINES,
  difficulty: 'Easy',
  make(random) {
    const [phases, teeth] = [
      random.pick([3, 4, 5]),
      random.pick([8, 10, 12, 18, 20, 24, 30, 36, 40, 45, 50]),
    ];
    const steps = phases * teeth;
    const pulses = steps * random.int(2, 12);
    return countItem({
      question: `A variable-reluctance stepper motor has ${phases} stacks (phases) and ${teeth} rotor teeth. How many turns does it make for ${figure(pulses)} pulses, one phase being excited at a time?`,
      answer: pulses / steps,
      unit: pulses === steps ? 'turn' : 'turns',
      mistakes: [pulses / teeth, pulses / phases, (2 * pulses) / steps, pulses / steps + 1],
      explanation: `A turn takes ${phases} × ${teeth} = ${steps} steps, so ${figure(pulses)} ÷ ${steps} = ${pulses / steps} turns.`,
    });
  },
};

export const machineFamilies: readonly Family[] = [
  emfEquation,
  maximumEfficiency,
  efficiencyAtLoad,
  regulation,
  generatedEmf,
  shuntMotorSpeed,
  slip,
  rotorLoss,
  startingTorque,
  stepperMotor,
];
