import type { Family } from '../../family.ts';
import { figure, gcd } from '../../wording.ts';
import { countItem, quantityItem } from './numeric-item.ts';

const PHYSICS = 'Physics';
const WAVES = 'Oscillations and Waves';

const waveSpeed: Family = {
  name: 'wave-length',
  subject: PHYSICS,
  topic: WAVES,
  difficulty: 'Easy',
  make(random) {
    const [length, frequency] = [random.int(2, 25) / 10, 10 * random.int(5, 60)];
    const speed = Math.round(length * frequency * 10) / 10;
    return quantityItem({
      question: `A wave has a wavelength of ${figure(length)} m and a frequency of ${frequency} Hz. How fast does it travel?`,
      answer: speed,
      unit: 'm/s',
      mistakes: [frequency / length, speed * 2, speed / 2, frequency + length],
      explanation: `v = frequency × wavelength = ${frequency} × ${figure(length)} = ${figure(speed)} m/s.`,
    });
  },
};

const stringHarmonic: Family = {
  name: 'stretched-string-frequency',
  subject: PHYSICS,
  topic: WAVES,
  difficulty: 'Moderate',
  make(random) {
    const [loops, length] = [random.int(2, 5), random.pick([0.5, 0.6, 0.75, 0.8, 1, 1.2, 1.5])];
    const speed = 10 * random.int(6, 48);
    const answer = (loops * speed) / (2 * length);
    if (!Number.isInteger(answer)) return this.make(random);
    return quantityItem({
      question: `A string ${figure(length)} m long, fixed at both ends, vibrates in ${loops} loops. Waves travel along it at ${speed} m/s. What is its frequency?`,
      answer,
      unit: 'Hz',
      mistakes: [
        speed / (2 * length),
        (loops * speed) / length,
        speed / length / loops,
        (loops * speed) / (4 * length),
      ],
      explanation: `${loops} loops of half a wavelength each fill the string: λ = 2 × ${figure(length)} ÷ ${loops} m, so f = v ÷ λ = ${loops} × ${speed} ÷ (2 × ${figure(length)}) = ${figure(answer)} Hz.`,
    });
  },
};

const OVERTONES = ['first', 'second', 'third'];

const organPipe: Family = {
  name: 'organ-pipe-harmonics',
  subject: PHYSICS,
  topic: WAVES,
  difficulty: 'Moderate',
  make(random) {
    const isClosed = random.int(0, 1) === 0;
    const speed = random.pick([320, 330, 340, 336]);
    const centimetres = random.pick([20, 25, 40, 50, 60, 75, 80, 85, 100]);
    const number = random.int(1, 3);
    const fundamental = (speed * 100) / (centimetres * (isClosed ? 4 : 2));
    const multiple = isClosed ? 2 * number + 1 : number + 1;
    const answer = fundamental * multiple;
    if (!Number.isInteger(answer * 2)) return this.make(random);
    return quantityItem({
      question: `An organ pipe ${isClosed ? 'closed at one end' : 'open at both ends'} is ${centimetres} cm long. What is the frequency of its ${OVERTONES[number - 1]} overtone? (Speed of sound: ${speed} m/s.)`,
      answer,
      unit: 'Hz',
      mistakes: [
        fundamental * number,
        isClosed ? fundamental * (number + 1) : fundamental * (2 * number + 1),
        answer / 2,
        answer * 2,
        fundamental,
      ],
      explanation: `The fundamental is v ÷ ${isClosed ? 4 : 2}l = ${figure(fundamental)} Hz. ${isClosed ? 'A closed pipe has only odd harmonics' : 'An open pipe has all harmonics'}, so the ${OVERTONES[number - 1]} overtone is ${multiple} times as high: ${figure(answer)} Hz.`,
    });
  },
};

const doppler: Family = {
  name: 'doppler-effect',
  subject: PHYSICS,
  topic: WAVES,
  difficulty: 'Hard',
  make(random) {
    const speed = random.pick([10, 17, 20, 30, 34, 40]);
    const comes = random.int(0, 1) === 0;
    const sound = 340;
    const heard = comes ? sound - speed : sound + speed;
    const step = heard / gcd(heard, sound);
    const frequency = step * random.int(Math.ceil(300 / step), Math.floor(1200 / step));
    const answer = (frequency * sound) / heard;
    return quantityItem({
      question: `A train that moves at ${speed} m/s ${comes ? 'towards' : 'away from'} a man on the platform sounds a whistle of ${figure(frequency)} Hz. What frequency does the man hear? (Speed of sound: 340 m/s.)`,
      answer,
      unit: 'Hz',
      mistakes: [
        (frequency * sound) / (comes ? sound + speed : sound - speed),
        (frequency * (comes ? sound + speed : sound - speed)) / sound,
        frequency,
        (frequency * heard) / sound,
      ],
      explanation: `The source moves ${comes ? 'towards' : 'away from'} the listener: f′ = ${figure(frequency)} × 340 ÷ (340 ${comes ? '−' : '+'} ${speed}) = ${figure(answer)} Hz.`,
    });
  },
};

const beats: Family = {
  name: 'beats-of-tuning-forks',
  subject: PHYSICS,
  topic: WAVES,
  difficulty: 'Moderate',
  make(random) {
    const [known, gap] = [random.int(200, 520), random.int(2, 9)];
    const isLower = random.int(0, 1) === 0;
    const changed = gap - random.int(1, gap - 1);
    const filed = random.int(0, 1) === 0;
    // Filing raises a fork's frequency, wax lowers it; the beats get fewer when it comes nearer to the known one.
    const comesNearer = filed === isLower;
    const later = comesNearer ? changed : gap + changed;
    const answer = isLower ? known - gap : known + gap;
    return countItem({
      question: `A tuning fork gives ${gap} beats per second with a fork of ${known} Hz. After its prongs are ${filed ? 'filed a little' : 'loaded with a little wax'} it gives ${later} ${later === 1 ? 'beat' : 'beats'} per second with the same fork. What was its frequency at first?`,
      answer,
      unit: 'Hz',
      mistakes: [isLower ? known + gap : known - gap, known + later, known - later, known],
      explanation: `It was ${known} − ${gap} or ${known} + ${gap} Hz. ${filed ? 'Filing raises' : 'Wax lowers'} its frequency, and the beats became ${comesNearer ? 'fewer' : 'more'}; so it was ${isLower ? 'below' : 'above'} ${known} Hz: ${answer} Hz.`,
    });
  },
};

const oscillatorSpeed: Family = {
  name: 'simple-harmonic-speed',
  subject: PHYSICS,
  topic: WAVES,
  difficulty: 'Moderate',
  make(random) {
    const [near, part, amplitude] = random.pick([
      [3, 4, 5],
      [4, 3, 5],
      [6, 8, 10],
      [8, 6, 10],
      [5, 12, 13],
      [12, 5, 13],
      [9, 12, 15],
      [12, 9, 15],
      [12, 16, 20],
      [16, 12, 20],
    ] as const);
    const angular = random.int(2, 20);
    return quantityItem({
      question: `A particle in simple harmonic motion has an amplitude of ${amplitude} cm and an angular frequency of ${angular} rad/s. What is its speed ${near} cm from the mean position?`,
      answer: angular * part,
      unit: 'cm/s',
      mistakes: [
        angular * amplitude,
        angular * near,
        angular * (amplitude - near),
        angular ** 2 * near,
      ],
      explanation: `v = ω√(A² − x²) = ${angular} × √(${amplitude}² − ${near}²) = ${angular} × ${part} = ${figure(angular * part)} cm/s.`,
    });
  },
};

const springPeriod: Family = {
  name: 'spring-mass-frequency',
  subject: PHYSICS,
  topic: WAVES,
  difficulty: 'Easy',
  make(random) {
    const [angular, quarters] = [random.int(3, 20), random.int(1, 24)];
    const mass = quarters / 4;
    const constant = mass * angular ** 2;
    if (!Number.isInteger(constant)) return this.make(random);
    return quantityItem({
      question: `A body of ${figure(mass)} kg hangs from a spring of force constant ${figure(constant)} N/m. With what angular frequency does it oscillate?`,
      answer: angular,
      unit: 'rad/s',
      mistakes: [angular ** 2, angular / (2 * Math.PI), Math.sqrt(constant), angular * 2],
      explanation: `ω = √(k/m) = √(${figure(constant)} ÷ ${figure(mass)}) = ${angular} rad/s.`,
    });
  },
};

const pendulum: Family = {
  name: 'pendulum-length-change',
  subject: PHYSICS,
  topic: WAVES,
  difficulty: 'Easy',
  make(random) {
    const [tenths, root] = [random.int(8, 50), random.pick([2, 3, 1.5, 0.5, 1.2, 1.1, 2.5])];
    const percent = Math.round((root ** 2 - 1) * 100);
    const change = percent > 0 ? `lengthened by ${percent}%` : `shortened by ${-percent}%`;
    const period = tenths / 10;
    return quantityItem({
      question: `A simple pendulum has a period of ${figure(period)} s. What is its period after it is ${change}?`,
      answer: Number((period * root).toFixed(3)),
      unit: 's',
      mistakes: [period * root ** 2, period / root, period * (1 + percent / 200), period],
      explanation: `T goes with √l. The length becomes ${figure(root ** 2)} times as great, so T becomes √${figure(root ** 2)} = ${figure(root)} times as great: ${figure(period * root)} s.`,
    });
  },
};

export const waveFamilies: readonly Family[] = [
  springPeriod,
  pendulum,
  oscillatorSpeed,
  waveSpeed,
  stringHarmonic,
  organPipe,
  beats,
  doppler,
];
