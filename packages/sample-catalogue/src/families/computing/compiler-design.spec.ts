import { expect } from '@jest/globals';
import { describeFamilies } from '../../testing/describe-families.ts';
import type { Solver } from '../../testing/expect-family.ts';
import { compilerDesignFamilies } from './compiler-design.ts';

function grammarOf(stem: string): Map<string, string[]> {
  const [, text = ''] = /grammar (.*)\?$/.exec(stem) ?? [];
  return new Map(
    text.split('; ').map((rule) => {
      const [name = '', sides = ''] = rule.split(' → ');
      return [name, sides.split(' | ').map((side) => side.replace('ε', ''))];
    }),
  );
}

/** What the words derived from a form begin with: its first symbol is replaced until it is a letter. */
function beginnings(grammar: Map<string, string[]>, form: string): string[] {
  const sides = grammar.get(form.charAt(0));
  if (!sides) return [form.charAt(0)];
  return sides.flatMap((side) => beginnings(grammar, side + form.slice(1)));
}

/** All forms derived from S in so many steps, of bounded length. */
function formsOf(grammar: Map<string, string[]>): Set<string> {
  const forms = new Set(['S']);
  for (const form of forms) {
    [...form].forEach((symbol, place) => {
      for (const side of grammar.get(symbol) ?? []) {
        const next = form.slice(0, place) + side + form.slice(place + 1);
        if (next.length <= 6) forms.add(next);
      }
    });
  }
  return forms;
}

function setText(symbols: readonly string[]): string {
  const order = 'abcdeε$';
  const named = [...new Set(symbols.map((symbol) => symbol || 'ε'))];
  return `{${named.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).join(', ')}}`;
}

type Apply = (a: number, b: number) => number;

const MEANINGS: Readonly<Record<string, Apply>> = {
  addition: (a, b) => a + b,
  subtraction: (a, b) => a - b,
  multiplication: (a, b) => a * b,
};

const SOLVERS: Readonly<Record<string, Solver>> = {
  'first-set': (stem) => setText(beginnings(grammarOf(stem), 'S')),
  'follow-set': (stem) => {
    const [, asked = ''] = /FOLLOW\((\w)\)/.exec(stem) ?? [];
    const behind = [...formsOf(grammarOf(stem))].flatMap((form) =>
      [...`${form}$`.matchAll(new RegExp(`${asked}(?=([a-e$]))`, 'g'))].map(
        ([, next = '']) => next,
      ),
    );
    return setText(behind);
  },
  'token-count': (stem) => {
    const [, code = ''] = stem.split('\n');
    const tokens = code.match(/"[^"]*"|\w+|<<|<=|>=|!=|==|\+=|\+\+|--|&&|[^\s\w]/g) ?? [];
    expect(tokens.at(-1)).toBe(';');
    return tokens.length;
  },
  'parse-tree-count': (stem) => {
    const [, sentence = ''] = /does (.*) have in/.exec(stem) ?? [];
    const symbols = sentence.split(' ');
    // As in the algorithm of Cocke, Younger and Kasami: trees over every part of the sentence.
    const trees = (from: number, to: number): number => {
      if (from === to) return symbols[from] === 'id' ? 1 : 0;
      let count = 0;
      for (let operator = from + 1; operator < to; operator += 2) {
        expect(stem).toContain(`E ${symbols[operator]} E`);
        count += trees(from, operator - 1) * trees(operator + 1, to);
      }
      return count;
    };
    return trees(0, symbols.length - 1);
  },
  'unusual-precedence': (stem) => {
    const [, sharp = '', at = ''] = /# means (\w+) and @ means (\w+)/.exec(stem) ?? [];
    const meaning: Readonly<Record<string, string>> = { '#': sharp, '@': at };
    const leftE = stem.includes('E → E # T');
    const leftT = stem.includes('T → T @ F');
    expect(leftE || stem.includes('E → T # E')).toBe(true);
    expect(leftT || stem.includes('T → F @ T')).toBe(true);
    const [, sentence = ''] = /value of (.*)\?$/.exec(stem) ?? [];
    // The operator at the root is the last of its kind in a left-recursive rule, else the first.
    const evaluate = (text: string): number => {
      for (const [mark, isLeft] of [
        ['#', leftE],
        ['@', leftT],
      ] as const) {
        const place = isLeft ? text.lastIndexOf(mark) : text.indexOf(mark);
        if (place < 0) continue;
        const apply = MEANINGS[meaning[mark] ?? ''] ?? Math.max;
        return apply(evaluate(text.slice(0, place)), evaluate(text.slice(place + 1)));
      }
      return Number(text);
    };
    return evaluate(sentence);
  },
  'basic-block-count': (stem) => {
    const lines = stem.split('\n').slice(1, -1);
    const target = (line: string | undefined): number =>
      Number(/goto (\d+)/.exec(line ?? '')?.[1] ?? 0);
    return lines.filter((line, place) => {
      expect(line).toMatch(new RegExp(`^${place + 1}: `));
      const isTarget = lines.some((other) => target(other) === place + 1);
      return place === 0 || isTarget || target(lines[place - 1]) > 0;
    }).length;
  },
  'registers-needed': (stem) => {
    const [, expression = ''] = /compute (.*) without/.exec(stem) ?? [];
    const symbols = [...expression.replaceAll(' ', '')];
    // While the second operand is computed, the first one's value takes a register.
    const operand = (): number => {
      if (symbols.shift() !== '(') return 1;
      const needed = operation();
      expect(symbols.shift()).toBe(')');
      return needed;
    };
    const operation = (): number => {
      const left = operand();
      symbols.shift();
      const right = operand();
      return Math.min(Math.max(left, right + 1), Math.max(right, left + 1));
    };
    return operation();
  },
};

describeFamilies('compiler design families', compilerDesignFamilies, SOLVERS);
