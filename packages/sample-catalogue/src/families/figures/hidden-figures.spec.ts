import { indexesWhere, isPartOf, mapDrawn } from '../../testing/compare-drawings.ts';
import { describeFigureFamilies } from '../../testing/describe-figures.ts';
import { hiddenFigureFamilies } from './hidden-figures.ts';

describeFigureFamilies('families of hidden figures', hiddenFigureFamilies, {
  'embedded-figure': ({ figures: [target], options }) => {
    if (!target) return [];
    // Both pictures have the same size, so the figure is only moved, by half fields of the grid.
    const field = (target.width * 0.8) / 3;
    const offsets = Array.from({ length: 11 }, (_, index) => ((index - 5) * field) / 2);
    return indexesWhere(options, (option) =>
      offsets.some((dx) =>
        offsets.some((dy) =>
          isPartOf(
            mapDrawn(target, ([x, y]) => [x + dx, y + dy]),
            option,
          ),
        ),
      ),
    );
  },
});
