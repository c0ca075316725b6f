import { savesData } from '@abhyas/web-kit/saves-data';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
} from 'react';
import { Skeleton } from '../components/skeleton/skeleton';
import { usePrinting } from '../use-printing';
import type { ChartProps } from './chart';
import { heightIn, type ChartOptions } from './rules/chart-options';

/** Of a phone's screen, a chart that is not in sight yet is drawn before a finger brings it there. */
const NEAR = '25% 0px';

let Chart: ComponentType<ChartProps> | undefined;

/**
 * Requests the program ahead, but runs nothing: a chart that comes into sight waits less for it. A page that was loaded
 * with charts has requested it even before (`later` in page-routes.json); this is for all others.
 */
function fetchCharts(): void {
  if (savesData()) return;
  // A failure is handled where a chart is drawn.
  import(/* webpackChunkName: "charts" */ './program').catch(() => undefined);
}

/** Loads what draws charts, so that those that are not drawn yet can be printed. */
export async function loadCharts(): Promise<void> {
  Chart = (await import(/* webpackChunkName: "charts" */ './chart')).Chart;
}

let lastTurn = Promise.resolve();

/** Of several charts, one is drawn in a frame, so that a press between them is answered. */
function takeTurn(): Promise<void> {
  lastTurn = lastTurn.then(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
  return lastTurn;
}

export interface ChartOnSightProps {
  options: ChartOptions;
  /** The same figures as a table. */
  figures: ReactElement;
}

/**
 * A chart that is drawn when it comes near the screen, or for a printout: each costs a phone a tenth of a
 * second, and the program that draws them is larger than the page. Without it, the figures are shown.
 */
export function ChartOnSight({ options, figures }: ChartOnSightProps) {
  const [state, setState] = useState<'far' | 'near' | 'failed'>('far');
  const isPrinting = usePrinting();
  if (state === 'failed' || (isPrinting && !Chart)) return figures;
  if (Chart && (state === 'near' || isPrinting)) {
    return <Chart options={options} isPrinting={isPrinting} />;
  }
  const draw = async () => {
    try {
      await loadCharts();
      await takeTurn();
      setState('near');
    } catch {
      setState('failed');
    }
  };
  return <ChartPlace options={options} onNear={() => void draw()} />;
}

interface ChartPlaceProps {
  options: ChartOptions;
  onNear: () => void;
}

/** Until the chart is drawn: as high as the chart will be in this width. */
function ChartPlace({ options, onNear }: ChartPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (current) current.style.height = `${heightIn(current.clientWidth, options)}px`;
  }, [options]);
  const draw = useEffectEvent(() => onNear());
  useEffect(fetchCharts, []);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        draw();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      <Skeleton height="100%" />
    </div>
  );
}
