import type { AccessibilityOptions, Options, SeriesLineOptions } from 'highcharts';
import type { PartPerformance, TimeShare } from '../api/results.types';
import type { TimeColumn } from './question-times';

/*
 * Colours are custom properties, so that a chart follows the theme without being drawn again.
 * Nothing here may make Highcharts write a style element: the page's policy refuses it.
 */
const BASE: Options = {
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

const ACCESSIBILITY: AccessibilityOptions = {
  // The card around a chart is the landmark, and has its heading.
  landmarkVerbosity: 'disabled',
  screenReaderSection: {
    beforeChartFormat: '<div>{typeDescription}</div><div>{chartLongdesc}</div>',
  },
  // The library's own theme for forced colours draws all series alike; the tokens do better there.
  // It is declared to be text, and off only when it is false.
  highContrastMode: false as unknown as string,
};

/** With more questions than this, marks of full size would run into each other. */
const MANY_QUESTIONS = 60;

/** Names beside a pie would leave no pie there; shares lead to them in the legend. */
const NARROW = 420;
const PIE_HEIGHT = 320;
/** Of the pie without its legend, and of each line of that; pixels. */
const NARROW_PIE_HEIGHT = 230;
const LEGEND_LINE_HEIGHT = 24;
const PIE_COLOURS = 4;

const LABEL_STYLE = { color: 'var(--color-text)', fontSize: '0.9375rem', fontWeight: '400' };

/** Correct against incorrect per part, as bars side by side. Colour, pattern and label tell apart. */
export function partsChart(parts: readonly PartPerformance[], description: string): Options {
  const bar = { type: 'bar', borderWidth: 0, groupPadding: 0.12, pointPadding: 0.04 } as const;
  return {
    ...BASE,
    // The last figure of the axis stands half, the label of the longest bar whole, beyond the plot.
    chart: { ...BASE.chart, type: 'bar', height: 96 + parts.length * 72, marginRight: 16 },
    accessibility: { ...ACCESSIBILITY, description },
    legend: { align: 'left', verticalAlign: 'top', itemStyle: LABEL_STYLE },
    xAxis: {
      categories: parts.map(({ name }) => name),
      lineColor: 'var(--color-border-strong)',
      labels: { style: { ...LABEL_STYLE, textOverflow: 'none' } },
    },
    yAxis: {
      min: 0,
      allowDecimals: false,
      title: { text: undefined },
      gridLineColor: 'var(--color-border)',
      labels: { style: { ...LABEL_STYLE, color: 'var(--color-text-muted)' } },
    },
    plotOptions: {
      ...BASE.plotOptions,
      bar: { dataLabels: { enabled: true, style: { ...LABEL_STYLE, textOutline: 'none' } } },
    },
    series: [
      {
        ...bar,
        name: 'Correct',
        color: 'var(--color-chart-1)',
        data: parts.map(({ correct }) => correct),
      },
      {
        ...bar,
        name: 'Incorrect',
        color: 'var(--color-sunken)',
        borderColor: 'var(--color-chart-2)',
        borderWidth: 2,
        data: parts.map(({ correct, total }) => total - correct),
      },
    ],
  };
}

/**
 * Shares of time as a pie whose legend reads 'name: value%', in four cycling colours. Every second
 * time round they come as a light ground with an edge of the colour, so that neighbours in the
 * legend are not taken for each other.
 */
export function timeChart(shares: readonly TimeShare[], description: string): Options {
  return {
    ...BASE,
    chart: { ...BASE.chart, type: 'pie', height: PIE_HEIGHT },
    accessibility: { ...ACCESSIBILITY, description, point: { valueSuffix: '%' } },
    tooltip: { ...BASE.tooltip, pointFormat: '{point.y}%' },
    legend: {
      itemStyle: LABEL_STYLE,
      labelFormat: '{name}: {y}%',
      align: 'center',
      verticalAlign: 'bottom',
    },
    plotOptions: {
      ...BASE.plotOptions,
      pie: {
        borderWidth: 3,
        dataLabels: {
          enabled: true,
          format: '{point.name}',
          distance: 12,
          connectorColor: 'var(--color-border-strong)',
          style: { ...LABEL_STYLE, textOutline: 'none' },
        },
        showInLegend: true,
      },
    },
    responsive: {
      rules: [
        {
          condition: { maxWidth: NARROW },
          chartOptions: {
            chart: { height: NARROW_PIE_HEIGHT + shares.length * LEGEND_LINE_HEIGHT },
            plotOptions: { pie: { dataLabels: { format: '{point.y}%', distance: 8 } } },
          },
        },
      ],
    },
    series: [
      {
        type: 'pie',
        name: 'Time',
        data: shares.map(({ name, value }, index) => ({ name, y: value, ...sliceColours(index) })),
      },
    ],
  };
}

function sliceColours(index: number): { color: string; borderColor: string } {
  const colour = `var(--color-chart-${(index % PIE_COLOURS) + 1})`;
  const isLight = Math.floor(index / PIE_COLOURS) % 2 === 1;
  if (!isLight) return { color: colour, borderColor: 'var(--color-surface)' };
  const color = `color-mix(in oklab, ${colour} 30%, var(--color-surface))`;
  return { color, borderColor: colour };
}

/** Own time per question, or per group of them, as columns, the takers' mean as marks over them; seconds. */
export function questionTimesChart(times: readonly TimeColumn[], description: string): Options {
  const isCompared = times.some(({ mean }) => mean !== null);
  const isGrouped = times.some(({ questions }) => questions > 1);
  return {
    ...BASE,
    chart: { ...BASE.chart, type: 'column', height: 320 },
    accessibility: { ...ACCESSIBILITY, description, point: { valueSuffix: ' seconds' } },
    legend: {
      align: 'left',
      verticalAlign: 'top',
      itemStyle: LABEL_STYLE,
      enabled: isCompared,
    },
    xAxis: {
      categories: times.map(({ label }) => label),
      title: {
        text: isGrouped ? 'Questions, mean of each group' : 'Question',
        style: { ...LABEL_STYLE, color: 'var(--color-text-muted)' },
      },
      lineColor: 'var(--color-border-strong)',
      labels: { style: LABEL_STYLE },
    },
    yAxis: {
      min: 0,
      title: { text: undefined },
      gridLineColor: 'var(--color-border)',
      labels: { format: '{value} s', style: { ...LABEL_STYLE, color: 'var(--color-text-muted)' } },
    },
    tooltip: {
      ...BASE.tooltip,
      headerFormat: `${isGrouped ? 'Questions' : 'Question'} {point.key}<br/>`,
      valueDecimals: isGrouped ? 1 : undefined,
      valueSuffix: ' s',
    },
    plotOptions: {
      ...BASE.plotOptions,
      column: { borderWidth: 0, groupPadding: 0, pointPadding: 0.12, borderRadius: 1 },
      line: { lineWidth: 0, states: { hover: { lineWidthPlus: 0 } } },
    },
    series: [
      {
        type: 'column',
        name: 'Your time',
        color: 'var(--color-chart-1)',
        data: times.map(({ own }) => own),
      },
      ...(isCompared ? [participantMeans(times)] : []),
    ],
  };
}

function participantMeans(times: readonly TimeColumn[]): SeriesLineOptions {
  return {
    type: 'line',
    name: 'Takers’ mean',
    color: 'var(--color-chart-2)',
    marker: {
      enabled: true,
      symbol: 'diamond',
      radius: times.length > MANY_QUESTIONS ? 3 : 6,
      lineColor: 'var(--color-surface)',
      lineWidth: times.length > MANY_QUESTIONS ? 0 : 2,
    },
    data: times.map(({ mean }) => mean),
  };
}
