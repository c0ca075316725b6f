type Assignment = Readonly<Record<string, boolean>>;

/**
 * Evaluates a boolean expression as it is typeset: plus is OR, \oplus is exclusive OR, writing side by
 * side is AND, \overline{…} is NOT.
 */
export function evaluateBoolean(latex: string, assignment: Assignment): boolean {
  const tokens = latex.match(/\\overline\{|\\oplus|[A-Z]|[+(){}]/g) ?? [];
  let at = 0;

  function sum(): boolean {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '\\oplus') {
      const operator = tokens[at];
      at += 1;
      const right = product();
      value = operator === '+' ? value || right : value !== right;
    }
    return value;
  }

  function product(): boolean {
    let value = factor();
    while (at < tokens.length && /^(?:\\overline\{|\(|[A-Z])$/.test(tokens[at] ?? '')) {
      const right = factor();
      value = value && right;
    }
    return value;
  }

  function factor(): boolean {
    const token = tokens[at] ?? '';
    at += 1;
    if (token !== '(' && token !== '\\overline{') return assignment[token] ?? false;
    const inner = sum();
    at += 1;
    return token === '(' ? inner : !inner;
  }

  return sum();
}
