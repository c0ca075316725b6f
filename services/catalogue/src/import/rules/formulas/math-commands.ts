const WITH_ARGUMENTS =
  'binom dbinom tbinom dfrac frac tfrac sqrt hat widehat bar vec tilde dot ddot overline underline ' +
  'overrightarrow overset underset mathrm mathbf mathbb mathcal mathit mathfrak operatorname text';
const SIGNS =
  'alpha beta gamma delta epsilon varepsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau ' +
  'upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Phi Psi Omega cdot cdots ldots ' +
  'times div pm mp le leq ge geq ne neq approx equiv cong sim propto infty partial nabla sum prod int ' +
  'oint lim log ln exp sin cos tan cot sec csc cup cap subset subseteq supset in notin emptyset forall ' +
  'exists neg land lor wedge vee oplus otimes rightarrow leftarrow Rightarrow leftrightarrow ' +
  'Leftrightarrow implies iff to mapsto circ degree angle perp parallel triangle therefore because ' +
  'left right quad prime hbar ell';

/** Commands that are only used in formulas, and not in programs or paths. */
export const MATH_COMMANDS: ReadonlySet<string> = new Set(`${WITH_ARGUMENTS} ${SIGNS}`.split(' '));

/** The commands in a text, in order and without duplicates. */
export function commandsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\\([A-Za-z]+)/g)].map(([, name]) => name ?? ''))];
}
