import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { opticsFamilies } from './optics.ts';

describeFamilies(
  'families of optics',
  opticsFamilies,
  {
    'concave-mirror-image': (stem) => {
      const [object = 0, focal = 0] = numbersOf(stem);
      return 1 / (1 / focal - 1 / object);
    },
    'convex-lens-image-size': (stem) => {
      const [height = 0, object = 0, focal = 0] = numbersOf(stem);
      // The ray through the focus before the lens leaves it parallel at the image's height.
      return (height * focal) / (object - focal);
    },
    'power-of-lenses-in-contact': (stem) => {
      const [, convex = '', concave = ''] =
        /length ([\d.]+) cm.* length ([\d.]+) cm/.exec(stem) ?? [];
      const third = Number(/\+(\d) D/.exec(stem)?.[1] ?? 0);
      const power = 1 / (Number(convex) / 100) - 1 / (Number(concave) / 100) + third;
      const text = String(Math.abs(Math.round(power * 1000) / 1000));
      return `${power > 0 ? '+' : '−'}${text} D`;
    },
    'apparent-depth': (stem) => {
      const [top = 1, bottom = 1, real = 0] = numbersOf(stem);
      // Two rays that leave the coin almost straight up, bent at the surface.
      const angle = 1e-5;
      const bent = Math.asin((top / bottom) * Math.sin(angle));
      const apparent = (real * Math.tan(angle)) / Math.tan(bent);
      return stem.includes('raised') ? real - apparent : apparent;
    },
    'thin-prism-deviation': (stem) => {
      const [angle = 0, index = 1] = numbersOf(stem);
      return index * angle - angle;
    },
    'telescope-magnification': (stem) => {
      const [objective = 0, other = 1] = numbersOf(stem);
      return stem.includes('magnifies') ? objective * (1 + 1 / other) : objective / other;
    },
    'double-slit-fringes': (stem) => {
      const [wavelength = 0, gap = 1, distance = 0] = numbersOf(stem);
      // The path difference gap × (y ÷ D) is one wavelength.
      return (wavelength * 1e-9 * 1e3) / ((gap * 1e-3) / distance);
    },
    'polaroids-malus-law': (stem) => {
      const [intensity = 0, angle = 0] = numbersOf(stem);
      return (intensity / 2) * Math.cos((angle * Math.PI) / 180) ** 2;
    },
  },
  { 'polaroids-malus-law': 75 },
);

describeUnits(opticsFamilies);
