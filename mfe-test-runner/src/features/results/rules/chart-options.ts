import { ACCESSIBILITY, BASE, LABEL_STYLE, LEGEND } from '@abhyas/ui/chart-options';
import type { Options, SeriesLineOptions, XAxisOptions } from 'highcharts';
import * as texts from '../../../texts/results';
import type { Cohort, PartPerformance, TimeShare } from '../api/results.types';
import { isInRange, type CutoffBand } from './cutoff-texts';
import type { TimeColumn } from './question-times';
import { rangeText } from './result-texts';

/** With more questions than this, marks of full size would overlap. */
const MANY_QUESTIONS = 60;

/** Below this width names beside a pie leave no space for it: it shows shares, the legend names. */
const NARROW = 420;
const PIE_HEIGHT = 320;
/** Heights of the pie without its legend and of each legend line, in pixels. */
const NARROW_PIE_HEIGHT = 230;
const LEGEND_LINE_HEIGHT = 24;
const PIE_COLOURS = 4;

/** Above the columns, for the label of the cut-offs. */
const BAND_LABEL_HEIGHT = 40;

/** The axis of numbers of students or questions. */
const COUNT_AXIS = {
  min: 0,
  allowDecimals: false,
  title: { text: undefined },
  gridLineColor: 'var(--color-border)',
  labels: { style: { ...LABEL_STYLE, color: 'var(--color-text-muted)' } },
};

/**
 * Participants per range of marks as columns; the own range differs by colour and label. Two lines
 * mark the lowest and the highest of the latest cut-offs, or one line the only one.
 */
export function cohortChart(
  cohort: NonNullable<Cohort>,
  description: string,
  band?: CutoffBand,
): Options {
  return {
    ...BASE,
    chart: {
      ...BASE.chart,
      type: 'column',
      height: 300,
      ...(band && { marginTop: BAND_LABEL_HEIGHT }),
    },
    accessibility: { ...ACCESSIBILITY, description, point: { valueSuffix: texts.studentsSuffix } },
    legend: { enabled: false },
    xAxis: {
      // Phones slant the labels, and cut longer ones.
      categories: cohort.distribution.map((range) =>
        range.from === null ? '< 0%' : rangeText(range),
      ),
      ...(band && cutoffMarks(cohort, band)),
      title: {
        text: texts.marksAxis,
        style: { ...LABEL_STYLE, color: 'var(--color-text-muted)' },
      },
      lineColor: 'var(--color-border-strong)',
      labels: { style: LABEL_STYLE },
    },
    // Room for a label of two lines above the tallest column.
    yAxis: { ...COUNT_AXIS, maxPadding: 0.2 },
    plotOptions: {
      ...BASE.plotOptions,
      column: {
        groupPadding: 0,
        pointPadding: 0.06,
        borderRadius: 1,
        borderWidth: 2,
        dataLabels: {
          enabled: true,
          padding: 2,
          // A line of the cut-offs may cross a label.
          style: { ...LABEL_STYLE, textOutline: band ? '4px var(--color-surface)' : 'none' },
        },
      },
    },
    series: [
      {
        type: 'column',
        name: texts.students,
        data: cohort.distribution.map(({ participants, own }) => ({
          y: participants,
          color: own ? 'var(--color-chart-1)' : 'var(--color-sunken)',
          borderColor: own ? 'var(--color-chart-1)' : 'var(--color-chart-2)',
          dataLabels: {
            // Two lines are as narrow as a column on a phone: a label that overlaps its neighbours is not drawn.
            format: own ? `${texts.you}<br>{y}` : '{y}',
            style: { fontWeight: own ? '650' : '400' },
          },
        })),
      },
    ],
  };
}

/** The lines of the cut-offs, with their label above the columns. */
function cutoffMarks(
  { distribution }: NonNullable<Cohort>,
  { from, to, label }: CutoffBand,
): Pick<XAxisOptions, 'plotBands' | 'plotLines'> {
  const low = positionOf(from, distribution);
  const high = positionOf(to, distribution);
  const line = { color: 'var(--color-text)', dashStyle: 'Dash', width: 2, zIndex: 5 } as const;
  const isLeft = (low + high) / 2 < distribution.length / 2;
  return {
    plotBands: [{ from: low, to: high, color: 'var(--color-primary-soft)' }],
    plotLines: [
      {
        ...line,
        value: isLeft ? low : high,
        label: {
          text: label,
          rotation: 0,
          align: isLeft ? 'left' : 'right',
          x: isLeft ? -2 : 2,
          y: -10,
          style: LABEL_STYLE,
        },
      },
      ...(low === high ? [] : [{ ...line, value: isLeft ? high : low }]),
    ],
  };
}

/** Where a percentage stands on the axis of ranges, on which each column is one wide. */
function positionOf(percent: number, ranges: NonNullable<Cohort>['distribution']): number {
  const index = ranges.findIndex((range) => isInRange(percent, range));
  const range = ranges[index];
  // Below zero, and without such a range: the left edge.
  if (!range) return -0.5;
  if (range.from === null) return index;
  return index - 0.5 + (percent - range.from) / (range.to - range.from);
}

/** Correct and incorrect answers per part as bars, distinguished by colour, border and label. */
export function partsChart(parts: readonly PartPerformance[], description: string): Options {
  const bar = { type: 'bar', borderWidth: 0, groupPadding: 0.12, pointPadding: 0.04 } as const;
  return {
    ...BASE,
    // Beyond the plot are half of the last axis label and the whole label of the longest bar.
    chart: { ...BASE.chart, type: 'bar', height: 96 + parts.length * 72, marginRight: 16 },
    accessibility: { ...ACCESSIBILITY, description },
    legend: { ...LEGEND, align: 'left', verticalAlign: 'top' },
    xAxis: {
      categories: parts.map(({ name }) => name),
      lineColor: 'var(--color-border-strong)',
      labels: { style: { ...LABEL_STYLE, textOverflow: 'none' } },
    },
    yAxis: COUNT_AXIS,
    plotOptions: {
      ...BASE.plotOptions,
      bar: { dataLabels: { enabled: true, style: { ...LABEL_STYLE, textOutline: 'none' } } },
    },
    series: [
      {
        ...bar,
        name: texts.correct,
        color: 'var(--color-chart-1)',
        data: parts.map(({ correct }) => correct),
      },
      {
        ...bar,
        name: texts.incorrect,
        color: 'var(--color-sunken)',
        borderColor: 'var(--color-chart-2)',
        borderWidth: 2,
        data: parts.map(({ correct, total }) => total - correct),
      },
    ],
  };
}

/**
 * Shares of time as a pie with the legend 'name: value%', in four repeating colours. Every second
 * round uses a light fill with a coloured border, so that equal colours can be distinguished.
 */
export function timeChart(shares: readonly TimeShare[], description: string): Options {
  return {
    ...BASE,
    chart: { ...BASE.chart, type: 'pie', height: PIE_HEIGHT },
    accessibility: { ...ACCESSIBILITY, description, point: { valueSuffix: '%' } },
    tooltip: { ...BASE.tooltip, pointFormat: '{point.y}%' },
    legend: {
      ...LEGEND,
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
        name: texts.timeName,
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

/** Own time in seconds per question or group as columns, with the participants' mean as marks. */
export function questionTimesChart(times: readonly TimeColumn[], description: string): Options {
  const isCompared = times.some(({ mean }) => mean !== null);
  const isGrouped = times.some(({ questions }) => questions > 1);
  return {
    ...BASE,
    chart: { ...BASE.chart, type: 'column', height: 320 },
    accessibility: { ...ACCESSIBILITY, description, point: { valueSuffix: texts.secondsSuffix } },
    legend: { ...LEGEND, align: 'left', verticalAlign: 'top', enabled: isCompared },
    xAxis: {
      categories: times.map(({ label }) => label),
      title: {
        text: isGrouped ? texts.questionGroups : texts.question,
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
      headerFormat: `${isGrouped ? texts.questions : texts.question} {point.key}<br/>`,
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
        name: texts.yourTime,
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
    name: texts.averageTime,
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
