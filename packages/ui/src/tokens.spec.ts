/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const source = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function colours(selector: string): Record<string, string> {
  const start = source.indexOf(`${selector} {`);
  const block = source.slice(start, source.indexOf('}', start));
  const found = [...block.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The colours of exams, which one line defines for both schemes. */
const examColours = new Map(
  [
    ...source.matchAll(/--color-exam-([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g),
  ].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
);

const themes = ["[data-theme='light']", "[data-theme='dark']", "[data-theme='contrast']"];
const backgrounds = ['bg', 'surface', 'sunken'];
const meanings = ['primary', 'success', 'warning', 'danger', 'info'];

describe('the colours of exams', () => {
  const names = [...examColours.keys()].filter((name) => !name.endsWith('-soft'));

  it('are all read from the file', () => {
    expect(examColours.size).toBe(source.match(/--color-exam-/g)?.length);
    expect(names.length).toBeGreaterThanOrEqual(5);
  });

  it.each(names)('have a text contrast of at least 7:1: %s', (name) => {
    const ink = examColours.get(name);
    const soft = examColours.get(`${name}-soft`);
    expect(contrast(ink?.light ?? '', soft?.light ?? '')).toBeGreaterThanOrEqual(7);
    expect(contrast(ink?.dark ?? '', soft?.dark ?? '')).toBeGreaterThanOrEqual(7);
  });

  it('leave forced colours to the system, with an edge that these show', () => {
    const file = new URL('components/monogram/monogram.module.css', import.meta.url);
    const css = readFileSync(file, 'utf8');
    expect(css).not.toContain('forced-color-adjust');
    expect(css).toMatch(/border: 1px solid/);
  });
});

describe('the paper of pictures', () => {
  it('is white with legible text in every theme', () => {
    const value = (name: string) =>
      [...source.matchAll(new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6})`, 'g'))].map(
        ([, found = '']) => found,
      );
    const [paper, text] = [value('paper'), value('on-paper')];
    expect(paper).toEqual(['#ffffff']);
    expect(text).toHaveLength(1);
    expect(contrast(text[0] ?? '', '#ffffff')).toBeGreaterThanOrEqual(7);
  });
});

describe.each(themes)('theme %s', (selector) => {
  const theme = colours(selector);
  const ratio = (one: string, other: string) => contrast(theme[one] ?? '', theme[other] ?? '');

  it.each(backgrounds)('has a text contrast of at least 7:1 on %s', (background) => {
    expect(ratio('text', background)).toBeGreaterThanOrEqual(7);
    expect(ratio('text-muted', background)).toBeGreaterThanOrEqual(7);
  });

  it.each(meanings)(
    'keeps %s legible as text, on its soft background and as a background',
    (meaning) => {
      for (const background of backgrounds)
        expect(ratio(meaning, background)).toBeGreaterThanOrEqual(6.5);
      expect(ratio(meaning, `${meaning}-soft`)).toBeGreaterThanOrEqual(6);
      expect(ratio('text', `${meaning}-soft`)).toBeGreaterThanOrEqual(7);
      expect(ratio('on-primary', meaning)).toBeGreaterThanOrEqual(7);
    },
  );

  it.each(backgrounds)('has a contrast of at least 3:1 for control edges on %s', (background) => {
    expect(ratio('border-strong', background)).toBeGreaterThanOrEqual(3);
  });

  it('defines the same names as the light theme', () => {
    expect(Object.keys(theme)).toEqual(Object.keys(colours("[data-theme='light']")));
  });
});
