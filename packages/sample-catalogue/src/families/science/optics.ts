import type { Family } from '../../family.ts';
import { figure, fraction } from '../../wording.ts';
import { signed } from './notation.ts';
import { quantityItem } from './numeric-item.ts';

const PHYSICS = 'Physics';
const OPTICS = 'Optics';

/** Focal lengths with object distances beyond the focus that give images at whole or half centimetres. */
const IMAGES = Array.from({ length: 35 }, (_, index) => index + 6).flatMap((focal) =>
  Array.from({ length: 90 }, (_, index) => focal + index + 2)
    .filter((object) => {
      const image = (focal * object) / (object - focal);
      return Number.isInteger(2 * image) && image !== object && image <= 150;
    })
    .map((object) => ({ focal, object, image: (focal * object) / (object - focal) })),
);

const mirrorImage: Family = {
  name: 'concave-mirror-image',
  subject: PHYSICS,
  topic: OPTICS,
  difficulty: 'Moderate',
  make(random) {
    const { focal, object, image } = random.pick(IMAGES);
    return quantityItem({
      question: `An object stands ${object} cm in front of a concave mirror of focal length ${focal} cm. How far from the mirror is its image?`,
      answer: image,
      unit: 'cm',
      mistakes: [(focal * object) / (object + focal), object - focal, object + focal, 2 * focal],
      explanation: `1/v = 1/f − 1/u = 1/${focal} − 1/${object}, so v = ${focal} × ${object} ÷ (${object} − ${focal}) = ${figure(image)} cm, in front of the mirror.`,
    });
  },
};

const lensMagnification: Family = {
  name: 'convex-lens-image-size',
  subject: PHYSICS,
  topic: OPTICS,
  difficulty: 'Moderate',
  make(random) {
    const { focal, object, image } = random.pick(IMAGES);
    const height = random.int(2, 8);
    const answer = (height * image) / object;
    if (!Number.isInteger(answer * 4)) return this.make(random);
    return quantityItem({
      question: `An object ${height} cm high stands ${object} cm from a thin convex lens of focal length ${focal} cm. How high is its image?`,
      answer,
      unit: 'cm',
      mistakes: [
        (height * object) / image,
        (height * focal) / object,
        height,
        (height * image) / focal,
      ],
      explanation: `1/v = 1/${focal} − 1/${object} gives v = ${figure(image)} cm. The image is ${figure(image)} ÷ ${object} times as high: ${figure(answer)} cm, inverted.`,
    });
  },
};

const lensPower: Family = {
  name: 'power-of-lenses-in-contact',
  subject: PHYSICS,
  topic: OPTICS,
  difficulty: 'Easy',
  make(random) {
    const focals = [10, 12.5, 20, 25, 40, 50, 80, 100];
    const [convex, concave] = [random.pick(focals), random.pick(focals)];
    const third = random.pick([0, 1, 2, 4]);
    if (convex === concave) return this.make(random);
    const answer = 100 / convex - 100 / concave + third;
    if (answer === 0) return this.make(random);
    const more = third === 0 ? '' : ` and a lens of power +${third} D`;
    return quantityItem({
      question: `A convex lens of focal length ${convex} cm${third === 0 ? ' and' : ','} a concave lens of focal length ${concave} cm${more} are put in contact. What is the power of the combination?`,
      answer,
      unit: 'D',
      mistakes: [
        100 / convex + 100 / concave + third,
        -answer,
        (convex - concave) / 100,
        answer / 2,
        answer * 2,
      ],
      explanation: `Powers add, that of the concave lens being negative: ${figure(100 / convex)} − ${figure(100 / concave)}${third === 0 ? '' : ` + ${third}`} = ${signed(answer)} D.`,
      write: (value) => `${value > 0 ? '+' : ''}${signed(value)}`,
      signs: 'any',
    });
  },
};

const apparentDepth: Family = {
  name: 'apparent-depth',
  subject: PHYSICS,
  topic: OPTICS,
  difficulty: 'Easy',
  make(random) {
    const { liquid, top, bottom } = random.pick(LIQUIDS);
    const unit = random.int(3, 26);
    const real = top * unit;
    const apparent = bottom * unit;
    const asksRise = random.int(0, 1) === 0;
    const answer = asksRise ? real - apparent : apparent;
    return quantityItem({
      question: `A coin lies at the bottom of a vessel filled with ${liquid} of refractive index ${fraction(top, bottom)} to a depth of ${real} cm. Seen from straight above, ${asksRise ? 'by how much does it appear to be raised' : 'at what depth does it appear'}?`,
      answer,
      unit: 'cm',
      mistakes: [real - answer, (real * top) / bottom, real, (real * top) / bottom - real],
      explanation: `The apparent depth is the real depth ÷ n = ${real} ÷ (${fraction(top, bottom)}) = ${apparent} cm${asksRise ? `, so the coin appears ${real} − ${apparent} = ${answer} cm higher` : ''}.`,
    });
  },
};

const LIQUIDS = [
  { liquid: 'water', top: 4, bottom: 3 },
  { liquid: 'a liquid', top: 3, bottom: 2 },
  { liquid: 'a liquid', top: 5, bottom: 4 },
  { liquid: 'a liquid', top: 7, bottom: 5 },
] as const;

const fringeWidth: Family = {
  name: 'double-slit-fringes',
  subject: PHYSICS,
  topic: OPTICS,
  difficulty: 'Moderate',
  make(random) {
    const wavelength = random.pick([400, 450, 480, 500, 540, 600, 640, 650]);
    const [distance, gap] = [random.int(2, 8) / 2, random.pick([0.2, 0.25, 0.4, 0.5, 0.8, 1])];
    const answer = (wavelength * distance) / (gap * 1000);
    if (!Number.isInteger(Math.round(answer * 1e6) / 1000)) return this.make(random);
    return quantityItem({
      question: `Light of wavelength ${wavelength} nm falls on two slits ${gap} mm apart. How wide are the fringes on a screen ${figure(distance)} m away?`,
      answer: Number(answer.toFixed(3)),
      unit: 'mm',
      mistakes: [answer * 2, answer / 2, (wavelength * gap) / (distance * 1000), answer * 10],
      explanation: `β = λD ÷ d = ${wavelength} × 10⁻⁹ × ${figure(distance)} ÷ (${gap} × 10⁻³) m = ${figure(answer)} mm.`,
    });
  },
};

const prism: Family = {
  name: 'thin-prism-deviation',
  subject: PHYSICS,
  topic: OPTICS,
  difficulty: 'Easy',
  make(random) {
    const [angle, hundredths] = [
      random.int(2, 10),
      random.pick([140, 145, 150, 152, 155, 160, 165, 170]),
    ];
    const index = hundredths / 100;
    const answer = Number((angle * (index - 1)).toFixed(2));
    const side = random.pick(['thin prism', 'thin glass prism', 'thin flint-glass prism'] as const);
    return quantityItem({
      question: `By how much does a ${side} with a refracting angle of ${angle}° deviate light for which its refractive index is ${index}?`,
      answer,
      unit: '°',
      mistakes: [angle * index, angle / index, angle - answer, (angle * (index - 1)) / 2],
      explanation: `A thin prism deviates light by A(n − 1) = ${angle}° × (${index} − 1) = ${figure(answer)}°.`,
    });
  },
};

const telescope: Family = {
  name: 'telescope-magnification',
  subject: PHYSICS,
  topic: OPTICS,
  difficulty: 'Easy',
  make(random) {
    const [eyepiece, power] = [random.int(2, 10), random.int(5, 40)];
    const objective = eyepiece * power;
    const asksLength = random.int(0, 1) === 0;
    const known = `An astronomical telescope in normal adjustment has an objective of focal length ${objective} cm`;
    if (asksLength) {
      return quantityItem({
        question: `${known} and magnifies ${power} times. What is the distance between its objective and its eyepiece?`,
        answer: objective + eyepiece,
        unit: 'cm',
        mistakes: [objective - eyepiece, objective, eyepiece, objective * 2],
        explanation: `The eyepiece has the focal length ${objective} ÷ ${power} = ${eyepiece} cm, and the lenses stand ${objective} + ${eyepiece} = ${objective + eyepiece} cm apart.`,
      });
    }
    return quantityItem({
      question: `${known} and an eyepiece of focal length ${eyepiece} cm. What is its magnifying power?`,
      answer: power,
      unit: '',
      mistakes: [
        objective + eyepiece,
        objective - eyepiece,
        power + 1,
        objective * eyepiece,
        power * 2,
      ],
      explanation: `m = f of the objective ÷ f of the eyepiece = ${objective} ÷ ${eyepiece} = ${power}.`,
    });
  },
};

const malus: Family = {
  name: 'polaroids-malus-law',
  subject: PHYSICS,
  topic: OPTICS,
  difficulty: 'Moderate',
  make(random) {
    const { angle, top, bottom } = random.pick(ANGLES);
    const answer = random.int(2, 30) * top;
    const before = (answer * bottom * 2) / top;
    return quantityItem({
      question: `Unpolarised light of intensity ${figure(before)} W/m² passes through two ideal polaroids whose axes are at ${angle}° to each other. What intensity comes out?`,
      answer,
      unit: 'W/m²',
      mistakes: [
        answer * 2,
        before / 2,
        before * Math.cos((angle * Math.PI) / 180) * 0.5,
        before / 2 - answer,
      ],
      explanation: `The first polaroid passes half, ${figure(before / 2)} W/m², the second cos² ${angle}° = ${fraction(top, bottom)} of that: ${figure(answer)} W/m².`,
    });
  },
};

const ANGLES = [
  { angle: 30, top: 3, bottom: 4 },
  { angle: 45, top: 1, bottom: 2 },
  { angle: 60, top: 1, bottom: 4 },
] as const;

export const opticsFamilies: readonly Family[] = [
  mirrorImage,
  lensMagnification,
  lensPower,
  apparentDepth,
  prism,
  telescope,
  fringeWidth,
  malus,
];
