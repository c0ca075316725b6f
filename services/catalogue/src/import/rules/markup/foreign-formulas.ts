/**
 * Reads formulas that other programs write into HTML in their own format: `[tex]…[/tex]` of Moodle's
 * filters, and MathML of WIRIS, with replacement characters.
 */
export function readForeignFormulas(html: string): string {
  const marked = replaceBetween(html, '[tex]', '[/tex]', (inner) => `\\(${inner}\\)`);
  return replaceBetween(marked, '«math', '«/math»', (inner) => readWiris(`«math${inner}«/math»`));
}

/** Searches forward only. A regular expression would scan the whole rest for every opening. */
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
