import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@abhyas/ui';
import { formatDuration } from '@abhyas/web-kit';
import * as texts from '../../../texts/instructions';
import type { SectionSummary } from '../rules/section-summary';
import styles from './instruction-dialog.module.css';

/** The sections of a paper: questions, time, and marks of right and wrong answers. */
export function SectionTable({ sections }: { sections: readonly SectionSummary[] }) {
  const hasKinds = sections.some(({ kinds }) => kinds.length > 0);
  const hasTimes = sections.some(({ section }) => section.seconds !== null);
  return (
    <Table caption={texts.sections} className={styles.sections}>
      <TableHead>
        <TableHeader>{texts.section}</TableHeader>
        <TableHeader numeric>{texts.questions}</TableHeader>
        {hasKinds && <TableHeader>{texts.kindsColumn}</TableHeader>}
        {hasTimes && <TableHeader numeric>{texts.time}</TableHeader>}
        <TableHeader numeric>{texts.rightColumn}</TableHeader>
        <TableHeader numeric>{texts.wrongColumn}</TableHeader>
      </TableHead>
      <TableBody>
        {sections.map(({ section, first, kinds, right, wrong }) => (
          <TableRow key={first}>
            <TableCell className={styles.sectionName}>{section.name}</TableCell>
            <TableCell label={texts.questions} numeric>
              {section.choose
                ? texts.anyOf(section.choose.questions, section.questions)
                : section.questions}
            </TableCell>
            {hasKinds && (
              <TableCell label={texts.kindsColumn}>
                <KindList kinds={kinds} />
              </TableCell>
            )}
            {hasTimes && (
              <TableCell label={texts.time} numeric>
                {formatDuration(section.seconds)}
              </TableCell>
            )}
            <TableCell label={texts.rightColumn} numeric>
              {texts.oneOf(right)}
            </TableCell>
            <TableCell label={texts.wrongColumn} numeric>
              {texts.oneOf(wrong)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** One kind needs no count: all questions are of it. */
function KindList({ kinds }: Pick<SectionSummary, 'kinds'>) {
  const [only] = kinds;
  if (only && kinds.length === 1) return <span>{texts.onlyKind(texts.kinds[only.kind])}</span>;
  return (
    <ul className={styles.kinds}>
      {kinds.map(({ kind, count }) => (
        <li key={kind}>{texts.kindCount(count, texts.kinds[kind])}</li>
      ))}
    </ul>
  );
}
