/** A pure substance: its formula by elements, in the order in which it is written. */
export interface Compound {
  formula: string;
  name: string;
  mass: number;
  /** Atoms of each element in a molecule or formula unit. */
  atoms: Readonly<Record<string, number>>;
}

/** Substances whose molar masses are whole numbers, or half ones, of grams. */
export const COMPOUNDS: readonly Compound[] = [
  { formula: 'H₂O', name: 'water', mass: 18, atoms: { hydrogen: 2, oxygen: 1 } },
  { formula: 'CO₂', name: 'carbon dioxide', mass: 44, atoms: { carbon: 1, oxygen: 2 } },
  { formula: 'NH₃', name: 'ammonia', mass: 17, atoms: { nitrogen: 1, hydrogen: 3 } },
  { formula: 'CH₄', name: 'methane', mass: 16, atoms: { carbon: 1, hydrogen: 4 } },
  { formula: 'SO₂', name: 'sulphur dioxide', mass: 64, atoms: { sulphur: 1, oxygen: 2 } },
  { formula: 'C₂H₆', name: 'ethane', mass: 30, atoms: { carbon: 2, hydrogen: 6 } },
  { formula: 'C₂H₅OH', name: 'ethanol', mass: 46, atoms: { carbon: 2, hydrogen: 6, oxygen: 1 } },
  { formula: 'C₆H₁₂O₆', name: 'glucose', mass: 180, atoms: { carbon: 6, hydrogen: 12, oxygen: 6 } },
  {
    formula: 'CO(NH₂)₂',
    name: 'urea',
    mass: 60,
    atoms: { carbon: 1, oxygen: 1, nitrogen: 2, hydrogen: 4 },
  },
  {
    formula: 'H₂SO₄',
    name: 'sulphuric acid',
    mass: 98,
    atoms: { hydrogen: 2, sulphur: 1, oxygen: 4 },
  },
  {
    formula: 'HNO₃',
    name: 'nitric acid',
    mass: 63,
    atoms: { hydrogen: 1, nitrogen: 1, oxygen: 3 },
  },
  {
    formula: 'NaOH',
    name: 'sodium hydroxide',
    mass: 40,
    atoms: { sodium: 1, oxygen: 1, hydrogen: 1 },
  },
  {
    formula: 'CaCO₃',
    name: 'calcium carbonate',
    mass: 100,
    atoms: { calcium: 1, carbon: 1, oxygen: 3 },
  },
  {
    formula: 'Na₂CO₃',
    name: 'sodium carbonate',
    mass: 106,
    atoms: { sodium: 2, carbon: 1, oxygen: 3 },
  },
];

export const ATOMIC_MASSES: Readonly<Record<string, number>> = {
  hydrogen: 1,
  carbon: 12,
  nitrogen: 14,
  oxygen: 16,
  sodium: 23,
  sulphur: 32,
  calcium: 40,
};
