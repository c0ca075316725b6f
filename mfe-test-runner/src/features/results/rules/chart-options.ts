import type { AccessibilityOptions, Options, SeriesLineOptions } from 'highcharts';
import type { PartPerformance, TimeShare } from '../api/results.types';
import type { QuestionTime } from './question-times';

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

/** Labels beside a pie would leave no pie there; the legend is enough. */
const NARROW = 420;

const LABEL_STYLE = { color: 'var(--color-text)', fontSize: '0.9375rem', fontWeight: '400' };

/** Correct against incorrect per part, as bars side by side. Colour, pattern and label tell apart. */
export function partsChart(parts: readonly PartPerformance[], description: string): Options {
  const bar = { type: 'bar', borderWidth: 0, groupPadding: 0.12, pointPadding: 0.04 } as const;
  return {
    ...BASE,
    chart: { ...BASE.chart, type: 'bar', height: 96 + parts.length * 72 },
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

/** Shares of time as a pie whose legend reads 'name: value%', in four cycling colours. */
export function timeChart(shares: readonly TimeShare[], description: string): Options {
  return {
    ...BASE,
    chart: { ...BASE.chart, type: 'pie', height: 320 },
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
        colors: [1, 2, 3, 4].map((number) => `var(--color-chart-${number})`),
        borderColor: 'var(--color-surface)',
        borderWidth: 3,
        // Colours come again after the fourth.
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
          chartOptions: { plotOptions: { pie: { dataLabels: { enabled: false } } } },
        },
      ],
    },
    series: [
      { type: 'pie', name: 'Time', data: shares.map(({ name, value }) => ({ name, y: value })) },
    ],
  };
}

/** Own time per question as columns, the takers' mean as marks over them; seconds. */
export function questionTimesChart(times: readonly QuestionTime[], description: string): Options {
  const isCompared = times.some(({ mean }) => mean !== null);
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
      categories: times.map(({ number }) => String(number)),
      title: { text: 'Question', style: { ...LABEL_STYLE, color: 'var(--color-text-muted)' } },
      lineColor: 'var(--color-border-strong)',
      labels: { style: LABEL_STYLE },
    },
    yAxis: {
      min: 0,
      title: { text: undefined },
      gridLineColor: 'var(--color-border)',
      labels: { format: '{value} s', style: { ...LABEL_STYLE, color: 'var(--color-text-muted)' } },
    },
    tooltip: { ...BASE.tooltip, headerFormat: 'Question {point.key}<br/>', valueSuffix: ' s' },
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
      ...(isCompared ? [takersMeans(times)] : []),
    ],
  };
}

function takersMeans(times: readonly QuestionTime[]): SeriesLineOptions {
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
