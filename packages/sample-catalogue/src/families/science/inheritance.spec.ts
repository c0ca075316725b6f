import { describeFamilies, describeUnits } from '../../testing/describe-families.ts';
import { inheritanceFamilies } from './inheritance.ts';

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

describeFamilies('families of inheritance', inheritanceFamilies, {
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
});

describeUnits(inheritanceFamilies);
