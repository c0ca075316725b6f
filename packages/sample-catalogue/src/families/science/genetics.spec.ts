import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { numbersOf } from '../../testing/expect-family.ts';
import { geneticsFamilies } from './genetics.ts';

const PARTNER: Readonly<Record<string, string>> = {
  adenine: 'thymine',
  thymine: 'adenine',
  guanine: 'cytosine',
  cytosine: 'guanine',
};

/** All gametes of a genotype such as 'Aa Bb'. */
function gametesOf(genotype: string): string[] {
  return genotype
    .split(' ')
    .reduce<string[]>(
      (known, gene) => known.flatMap((gamete) => [...gene].map((allele) => gamete + allele)),
      [''],
    );
}

/** The genotype that two gametes give, dominant alleles first. */
function joinGametes(first: string, second: string): string {
  return [...first]
    .map((allele, place) => [allele, second.charAt(place)].toSorted().join(''))
    .join(' ');
}

function phenotypeOf(genotype: string): string {
  return genotype
    .split(' ')
    .map((gene) => (/[A-Z]/.test(gene) ? 'dominant' : 'recessive'))
    .join(' ');
}

describeFamilies(
  'families of genetics',
  geneticsFamilies,
  {
    'chromosomes-and-dna-in-division': (stem) => {
      const diploid = Number(/is (\d+)\./.exec(stem)?.[1]);
      const pairs = diploid / 2;
      if (stem.includes('metaphase of mitosis')) return pairs * 2 * 2;
      if (stem.includes('anaphase')) return diploid + diploid;
      if (stem.includes('metaphase II')) return pairs * 2;
      return pairs;
    },
    'number-of-divisions': (stem) => {
      const numbers = numbersOf(stem);
      if (stem.includes('seeds')) {
        const [seeds = 0] = numbers;
        let meioses = 0;
        for (let seed = 0; seed < seeds; seed += 1) meioses += 1 + (seed % 4 === 0 ? 1 : 0);
        return meioses;
      }
      if (stem.includes('mitotic')) {
        let [cells, count] = [1, 0];
        for (; cells < (numbers[0] ?? 0); cells += 1) count += 1;
        return count;
      }
      const [minutes = 1, start = 0, time = 0] = numbers;
      let [cells, clock] = [start, 0];
      for (; clock < time; clock += minutes) cells += cells;
      return cells;
    },
    'gamete-kinds': (stem) => {
      const genotype = /genotype ([A-Za-z ]+) form/.exec(stem)?.[1] ?? '';
      return new Set(gametesOf(genotype)).size;
    },
    'genotype-probability': (stem) => {
      const [, wanted = '', first = '', second = ''] =
        /genotype (.*?) among the offspring of (.*?) × (.*?)\?/.exec(stem) ?? [];
      const children = gametesOf(first).flatMap((one) =>
        gametesOf(second).map((other) => joinGametes(one, other)),
      );
      return children.filter((child) => child === wanted).length / children.length;
    },
    'dihybrid-cross-counts': (stem) => {
      const [, firstDominant = '', , secondDominant = '', , count = '', asked = ''] =
        /, (\S+) is dominant over (\S+) and (\S+) over (\S+);.* give ([\d,]+) offspring\. .* be (.*)\?/.exec(
          stem,
        ) ?? [];
      const [one, two] = asked.split(' and ');
      const wanted = [one === firstDominant, two === secondDominant]
        .map((is) => (is ? 'dominant' : 'recessive'))
        .join(' ');
      const gametes = gametesOf('Aa Bb');
      const children = gametes.flatMap((first) =>
        gametes.map((second) => phenotypeOf(joinGametes(first, second))),
      );
      return (
        (Number(count.replaceAll(',', '')) * children.filter((child) => child === wanted).length) /
        children.length
      );
    },
    'recombination-frequency': (stem) => {
      const counts = [...stem.matchAll(/(\d+) ([A-Za-z]{2})\b(?!\/)/g)].map(
        ([, count, gamete = '']) => ({ count: Number(count), gamete }),
      );
      const isMixed = (gamete: string): boolean => /[A-Z]/.test(gamete) && /[a-z]/.test(gamete);
      const sum = (list: typeof counts): number =>
        list.reduce((total, { count }) => total + count, 0);
      return (100 * sum(counts.filter(({ gamete }) => isMixed(gamete)))) / sum(counts);
    },
    'chargaff-base-share': (stem) => {
      const [, share = '', given = '', asked = ''] =
        /, (\d+)% of the bases are (\w+)\. What share is (\w+)\?/.exec(stem) ?? [];
      const isPair = given === asked || PARTNER[given] === asked;
      return isPair ? Number(share) : (100 - 2 * Number(share)) / 2;
    },
    'hydrogen-bonds-in-dna': (stem) => {
      const [pairs = 0, percent = 0] = numbersOf(stem);
      const guanine = (2 * pairs * (50 - percent)) / 100;
      // Two bonds in every pair, and one more where guanine is.
      return 2 * pairs + guanine;
    },
    'length-of-dna': (stem) => {
      const [given = 0, step = 1, perTurn = 1] = numbersOf(stem);
      if (stem.includes('How long')) return given * step;
      return Math.round((given / step) * perTurn) * 2;
    },
    'labelled-dna-generations': (stem) => {
      const [, first = '1', times = ''] = /^(?:A|(\d+)) DNA .* (\d) times in/.exec(stem) ?? [];
      // Follows strands: true for an old, labelled one.
      let molecules = Array.from({ length: Number(first) }, () => [true, true]);
      for (let round = 0; round < Number(times); round += 1) {
        molecules = molecules.flatMap(([one = false, two = false]) => [
          [one, false],
          [two, false],
        ]);
      }
      const labelled = molecules.filter((molecule) => molecule.includes(true)).length;
      return stem.includes('no ¹⁵N') ? molecules.length - labelled : labelled;
    },
    'amino-acids-of-message': (stem) => {
      const numbers = numbersOf(stem.replace(/[53]′/g, ''));
      if (stem.includes('protein')) return 3 * (numbers[0] ?? 0) + 3;
      const [all = 0, before = 0, after = 0] = numbers;
      return (all - before - after - 3) / 3;
    },
    'hardy-weinberg-carriers': (stem) => {
      const [population = 0, given = 0] = numbersOf(stem);
      const frequency = stem.includes('frequency') ? given : Math.sqrt(given / population);
      return Math.round(population * (1 - frequency ** 2 - (1 - frequency) ** 2));
    },
  },
  { 'chromosomes-and-dna-in-division': 55, 'labelled-dna-generations': 100 },
);

describeUnits(geneticsFamilies);
