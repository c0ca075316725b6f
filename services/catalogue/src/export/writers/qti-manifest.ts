import {
  BASED_ON,
  DISCIPLINE,
  LOM_OF_DIFFICULTY,
} from '../../import/readers/qti/lom-vocabulary.js';
import { xmlText } from '../rules/xml-text.js';
import type { PassageFile } from './qti-item.js';
import type { ExportedQuestion } from './question-writer.js';

/** The name of this catalogue as the source of identifiers and disciplines. */
const CATALOGUE = 'Abhyas';

export const MANIFEST_HEAD = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" ' +
    'xmlns:lom="http://ltsc.ieee.org/xsd/LOM" ' +
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ' +
    'xsi:schemaLocation="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1 ' +
    'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqtiv3p0_imscpv1p2_v1p0.xsd ' +
    'http://ltsc.ieee.org/xsd/LOM ' +
    'https://purl.imsglobal.org/spec/md/v1p3/schema/xsd/imsmd_loose_v1p3p2.xsd" ' +
    'identifier="MANIFEST">',
  '<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>',
  '<organizations/>',
  '<resources>\n',
].join('\n');

export const MANIFEST_TAIL = '</resources>\n</manifest>\n';

/**
 * The manifest entry of a question: its files, LOM metadata about its classification and source, and the
 * passage that it needs.
 *
 * @param files the item, then its pictures
 */
export function writeResource(
  question: ExportedQuestion,
  identifier: string,
  files: readonly string[],
  passage?: PassageFile,
): string {
  return [
    `<resource identifier="${identifier}" type="imsqti_item_xmlv3p0" href="${files[0]}">`,
    `<metadata><lom:lom>${lomOf(question)}</lom:lom></metadata>`,
    ...files.map(writeFile),
    ...(passage ? [`<dependency identifierref="${passage.identifier}"/>`] : []),
    '</resource>\n',
  ].join('\n');
}

/**
 * The manifest entry of a passage.
 *
 * @param files the stimulus, then its pictures
 */
export function writePassageResource(identifier: string, files: readonly string[]): string {
  return [
    `<resource identifier="${identifier}" type="imsqti_stimulus_xmlv3p0" href="${files[0]}">`,
    ...files.map(writeFile),
    '</resource>\n',
  ].join('\n');
}

function writeFile(href: string): string {
  return `<file href="${href}"/>`;
}

function lomOf(question: ExportedQuestion): string {
  const { externalId, difficulty, licence, source, exam, subject, topic } = question;
  return [
    externalId === null
      ? ''
      : `<lom:general><lom:identifier><lom:catalog>${CATALOGUE}</lom:catalog>` +
        `<lom:entry>${xmlText(externalId)}</lom:entry></lom:identifier></lom:general>`,
    `<lom:educational><lom:difficulty>${vocabulary(LOM_OF_DIFFICULTY[difficulty])}</lom:difficulty></lom:educational>`,
    licence === null
      ? ''
      : '<lom:rights><lom:copyrightAndOtherRestrictions>' +
        `${vocabulary('yes')}</lom:copyrightAndOtherRestrictions>` +
        `<lom:description>${langString(licence)}</lom:description></lom:rights>`,
    source === null
      ? ''
      : `<lom:relation><lom:kind>${vocabulary(BASED_ON)}</lom:kind>` +
        `<lom:resource><lom:description>${langString(source)}</lom:description></lom:resource></lom:relation>`,
    `<lom:classification><lom:purpose>${vocabulary(DISCIPLINE)}</lom:purpose>` +
      `<lom:taxonPath><lom:source>${langString(CATALOGUE)}</lom:source>` +
      [exam, subject, topic].map(taxon).join('') +
      '</lom:taxonPath></lom:classification>',
  ].join('');
}

function vocabulary(value: string): string {
  return `<lom:source>LOMv1.0</lom:source><lom:value>${value}</lom:value>`;
}

function langString(text: string): string {
  return `<lom:string>${xmlText(text)}</lom:string>`;
}

function taxon(name: string): string {
  return `<lom:taxon><lom:entry>${langString(name)}</lom:entry></lom:taxon>`;
}
