import type { Passage } from '../../questions/rules/question-parts.js';
import { xmlText } from '../rules/xml-text.js';
import { figuresToMarkup } from './figures-to-markup.js';
import { tableToMarkup } from './table-to-markup.js';
import { textToMarkup } from './text-to-markup.js';

const NAMESPACES =
  'xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" ' +
  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ' +
  'xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqtiasi_v3p0 ' +
  'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_stimulusv3p0p1_v1p0.xsd"';

/**
 * Writes a passage as a QTI 3.0 stimulus, to which items refer.
 *
 * @param names the names of its pictures in the package, by their ids
 */
export function writeQtiStimulus(
  { title, text, table, figures }: Passage,
  identifier: string,
  names: ReadonlyMap<string, string>,
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<qti-assessment-stimulus ${NAMESPACES} identifier="${identifier}" title="${xmlText(title ?? '')}">`,
    `<qti-stimulus-body>${text === '' ? '' : textToMarkup(text)}`,
    ...(table ? [tableToMarkup(table)] : []),
    ...(figures.length > 0 ? [figuresToMarkup(figures, (id) => `../${names.get(id)}`)] : []),
    '</qti-stimulus-body>',
    '</qti-assessment-stimulus>\n',
  ].join('\n');
}
