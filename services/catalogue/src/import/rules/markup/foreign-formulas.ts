/**
 * Reads formulas that other programs put into HTML in ways of their own: `[tex]…[/tex]` of Moodle's
 * filters, and MathML as WIRIS keeps it, with stand-ins for its signs.
 */
export function readForeignFormulas(html: string): string {
  const marked = replaceBetween(html, '[tex]', '[/tex]', (inner) => `\\(${inner}\\)`);
  return replaceBetween(marked, '«math', '«/math»', (inner) => readWiris(`«math${inner}«/math»`));
}

/** By searching forward only: an expression would try every opening against the whole rest. */
function replaceBetween(
  text: string,
  open: string,
  close: string,
  replace: (inner: string) => string,
): string {
  let result = '';
  let done = 0;
  for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, done)) {
    const end = text.indexOf(close, at + open.length);
    if (end < 0) break;
    result += text.slice(done, at) + replace(text.slice(at + open.length, end));
    done = end + close.length;
  }
  return result + text.slice(done);
}

const SIGNS: Readonly<Record<string, string>> = { '«': '<', '»': '>', '¨': '"', '§': '&' };

function readWiris(formula: string): string {
  return formula.replace(/[«»¨§]/g, (sign) => SIGNS[sign] ?? sign);
}
