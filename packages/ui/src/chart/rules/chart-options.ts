import type { AccessibilityOptions, LegendOptions, Options } from 'highcharts';
import * as texts from '../../texts/chart';

/** What a chart is drawn from. */
export type ChartOptions = Options;

/**
 * What all charts share. Colours are custom properties, so that a chart follows the theme without a
 * redraw. Nothing here may make Highcharts write a style element: the content security policy of the
 * page forbids it.
 */
export const BASE: Options = {
  palette: { injectCSS: false },
  title: { text: undefined },
  credits: { enabled: false },
  chart: {
    animation: false,
    backgroundColor: 'transparent',
    spacing: [8, 0, 8, 0],
    style: { fontFamily: 'inherit', fontSize: '0.9375rem' },
  },
  plotOptions: { series: { animation: false, states: { inactive: { opacity: 1 } } } },
  tooltip: { shadow: false, borderRadius: 6, style: { fontSize: '0.9375rem' } },
};

/** How screen readers hear a chart. */
export const ACCESSIBILITY: AccessibilityOptions = {
  // The card around a chart is the landmark and has a heading.
  landmarkVerbosity: 'disabled',
  screenReaderSection: {
    beforeChartFormat: '<div>{typeDescription}</div><div>{chartLongdesc}</div>',
  },
  // In forced-colours mode the library's own theme draws all series alike; the tokens work better.
  // The type of this option is string, but only `false` turns it off.
  highContrastMode: false as unknown as string,
};

/** The text of labels in a chart. */
export const LABEL_STYLE = { color: 'var(--color-text)', fontSize: '0.9375rem', fontWeight: '400' };

/**
 * A legend names the colours and does nothing: hiding one of two series would help nobody, and its
 * buttons would be too small for fingers.
 */
export const LEGEND: LegendOptions = {
  itemStyle: { ...LABEL_STYLE, cursor: 'default' },
  itemHoverStyle: { color: 'var(--color-text)' },
  accessibility: { enabled: false },
  events: { itemClick: () => false },
};

/** Adds the name of a chart, by which screen readers announce it. */
export function named(options: Options, name: string): Options {
  return {
    ...options,
    lang: {
      accessibility: {
        defaultChartTitle: name,
        chartContainerLabel: texts.chartOf(name),
        svgContainerLabel: texts.chartOf(name),
        graphicContainerLabel: texts.chartOf(name),
      },
    },
  };
}

/** The height of a chart that is this wide, in pixels: the place that it needs before it is drawn. */
export function heightIn(width: number, { chart, responsive }: Options): number {
  const heights = (responsive?.rules ?? [])
    .filter(({ condition }) => width <= (condition?.maxWidth ?? 0))
    .map(({ chartOptions }) => chartOptions?.chart?.height);
  return Number(heights.findLast((height) => height !== undefined) ?? chart?.height ?? 0);
}
