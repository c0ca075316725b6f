import { countingFigureFamilies } from './counting-figures.ts';
import { figureAnalogyFamilies } from './figure-analogies.ts';
import type { FigureFamily } from './figure-family.ts';
import { figureSeriesFamilies } from './figure-series.ts';
import { hiddenFigureFamilies } from './hidden-figures.ts';
import { mirrorImageFamilies } from './mirror-images.ts';
import { oddFigureFamilies } from './odd-figures.ts';
import { paperFoldingFamilies } from './paper-folding.ts';
import { circuitFigureFamilies } from './physics/circuit-figures.ts';
import { physicsFigureFamilies } from './physics/physics-figures.ts';
import { vennFamilies } from './venn-diagrams.ts';

/** Reasoning with figures. */
export const figureReasoningFamilies: readonly FigureFamily[] = [
  ...figureSeriesFamilies,
  ...figureAnalogyFamilies,
  ...oddFigureFamilies,
  ...mirrorImageFamilies,
  ...hiddenFigureFamilies,
  ...paperFoldingFamilies,
  ...vennFamilies,
  ...countingFigureFamilies,
];

/** Physics with circuits, graphs and rays. */
export const drawnPhysicsFamilies: readonly FigureFamily[] = [
  ...circuitFigureFamilies,
  ...physicsFigureFamilies,
];
