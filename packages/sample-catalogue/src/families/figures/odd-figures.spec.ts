import {
  indexesWhere,
  looksLike,
  mapDrawn,
  normalized,
  SQUARE_MAPS,
} from '../../testing/compare-drawings.ts';
import { describeFigureFamilies } from '../../testing/describe-figures.ts';
import { oddFigureFamilies } from './odd-figures.ts';

const TURNS = SQUARE_MAPS.slice(0, 4);

describeFigureFamilies(
  'families of odd figures',
  oddFigureFamilies,
  {
    'odd-figure-mirrored': ({ options }) => {
      const drawn = options.map(normalized);
      return indexesWhere(drawn, (own) =>
        drawn.every(
          (other) => other === own || !TURNS.some((turn) => looksLike(mapDrawn(own, turn), other)),
        ),
      );
    },
    'odd-figure-dots-and-sides': ({ options }) => {
      const surplus = options.map(
        ({ circles, lines }) => circles.length - ((lines[0]?.points.length ?? 1) - 1),
      );
      return indexesWhere(options, (option) => {
        const own = surplus[options.indexOf(option)];
        return surplus.filter((other) => other === own).length === 1;
      });
    },
  },
  { 'odd-figure-dots-and-sides': 60 },
);
