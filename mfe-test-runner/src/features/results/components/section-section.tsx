import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@abhyas/ui';
import { formatMinutes } from '@abhyas/web-kit';
import * as texts from '../../../texts/results';
import type { SectionPerformance } from '../api/results.types';
import { rounded } from '../rules/result-texts';
import { lostMarksText } from '../rules/section-texts';
import { FigureSection } from './figure-section';

/** The marks of each section, with what wrong answers cost; renders nothing for a paper without sections. */
export function SectionSection({ sections }: { sections: readonly SectionPerformance[] }) {
  if (sections.length === 0) return null;
  const hasPartlyRight = sections.some(({ partlyCorrect }) => partlyCorrect > 0);
  return (
    <FigureSection title={texts.sections} sentence={lostMarksText(sections)}>
      <Table caption={texts.sections}>
        <TableHead>
          <TableHeader>{texts.section}</TableHeader>
          <TableHeader numeric>{texts.marks}</TableHeader>
          <TableHeader numeric>{texts.lost}</TableHeader>
          <TableHeader numeric>{texts.right}</TableHeader>
          {hasPartlyRight && <TableHeader numeric>{texts.partlyRight}</TableHeader>}
          <TableHeader numeric>{texts.wrong}</TableHeader>
          <TableHeader numeric>{texts.notAnswered}</TableHeader>
          <TableHeader numeric>{texts.time}</TableHeader>
        </TableHead>
        <TableBody>
          {sections.map((section, index) => (
            <Row key={index} section={section} hasPartlyRight={hasPartlyRight} />
          ))}
        </TableBody>
      </Table>
    </FigureSection>
  );
}

function Row({
  section,
  hasPartlyRight,
}: {
  section: SectionPerformance;
  hasPartlyRight: boolean;
}) {
  const { name, total, answered, correct, partlyCorrect, timeSpent, timeAllowed } = section;
  return (
    <TableRow>
      <TableCell>
        <strong>{name}</strong>
      </TableCell>
      <TableCell numeric label={texts.marks}>
        {texts.ofMaximum(rounded(section.marks), rounded(section.maxMarks))}
      </TableCell>
      <TableCell numeric label={texts.lost}>
        {rounded(section.negativeMarks)}
      </TableCell>
      <TableCell numeric label={texts.right}>
        {correct}
      </TableCell>
      {hasPartlyRight && (
        <TableCell numeric label={texts.partlyRight}>
          {partlyCorrect}
        </TableCell>
      )}
      <TableCell numeric label={texts.wrong}>
        {answered - correct - partlyCorrect}
      </TableCell>
      <TableCell numeric label={texts.notAnswered}>
        {total - answered}
      </TableCell>
      <TableCell numeric label={texts.time}>
        {timeAllowed === null
          ? formatMinutes(timeSpent)
          : texts.ofMaximum(formatMinutes(timeSpent), formatMinutes(timeAllowed))}
      </TableCell>
    </TableRow>
  );
}
