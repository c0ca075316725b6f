import { describeNumericFamilies } from '../../testing/describe-kinds.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { numericChemistryFamilies } from './chemistry.ts';

const signedNumbers = (text: string): number[] =>
  [...text.matchAll(/[−]?\d[\d,]*(?:\.\d+)?/g)].map(([found]) =>
    Number(found.replace('−', '-').replaceAll(',', '')),
  );

describeNumericFamilies('numeric families of chemistry', numericChemistryFamilies, {
  'numeric-limiting-reagent': (stem) => {
    const [nitrogen = 0, hydrogen = 0] = numbersOf(stem);
    // Lets the reaction run in small steps until a gas is used up.
    let [left, other, made] = [nitrogen * 3000, hydrogen * 3000, 0];
    while (left >= 28 && other >= 6) [left, other, made] = [left - 28, other - 6, made + 34];
    return Math.round(made / 3000);
  },
  'numeric-dilution': (stem) => {
    const [volume = 0, strong = 0, weak = 1] = numbersOf(stem);
    let water = 0;
    while ((strong * volume) / (volume + water) > weak + 1e-9) water += 1;
    return water;
  },
  'numeric-first-order-time': (stem) => {
    const [half = 0] = numbersOf(stem);
    const share = Number(/1\/(\d+) of/.exec(stem)?.[1]);
    return (Math.log(share) / Math.LN2) * half;
  },
  'numeric-electrolysis': (stem) => {
    const current = Number(/of ([\d.]+) A/.exec(stem)?.[1]);
    const minutes = Number(/for (\d+) minutes/.exec(stem)?.[1]);
    const molar = Number(/: ([\d.]+) g\/mol/.exec(stem)?.[1]);
    const moles = (current * minutes * 60) / 96_500;
    return (stem.includes('AgNO') ? moles : moles / 2) * molar;
  },
  'numeric-permanganate-titration': (stem) => {
    const oxidant = Number(/KMnO₄ of ([\d.]+) mol/.exec(stem)?.[1]);
    const volume = Number(/for (\d+) mL/.exec(stem)?.[1]);
    const iron = Number(/FeSO₄ of ([\d.]+) mol/.exec(stem)?.[1]);
    // Electrons given by the iron, and taken by one millilitre of permanganate.
    return (volume * iron) / (5 * oxidant);
  },
  'numeric-enthalpy-of-reaction': (stem) => {
    const [a = 0, b = 0, c = 0] = signedNumbers(stem);
    const [, one = '', two = ''] = /A \+ (\d?)B → (\d)C/.exec(stem) ?? [];
    // Takes the reactants apart into elements, then builds the products.
    const apart = [a, ...Array<number>(Number(one || 1)).fill(b)].map((own) => -own);
    const built = Array<number>(Number(two)).fill(c);
    return [...apart, ...built].reduce((sum, own) => sum + own, 0);
  },
});
