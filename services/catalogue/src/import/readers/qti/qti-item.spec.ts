import { describe, expect, it } from '@jest/globals';
import { checkQuestion } from '../../rules/check-question.js';
import { RefusedItemError } from '../../rules/refused-item.js';
import { parseXml } from '../xml/parse-xml.js';
import { readQtiItem } from './qti-item.js';

const V2 = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates';
const V3 = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates';

/** A single choice as exported by TAO. */
const TAO = `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" xmlns:m="http://www.w3.org/1998/Math/MathML" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p2 http://www.imsglobal.org/xsd/qti/qtiv2p2/imsqti_v2p2.xsd" identifier="i65a1b2" title="Ohm" label="Ohm" xml:lang="en-US" adaptive="false" timeDependent="false" toolName="TAO" toolVersion="2023.11">
  <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
    <correctResponse>
      <value><![CDATA[choice_3]]></value>
    </correctResponse>
  </responseDeclaration>
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="1"/>
  <outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float">
    <defaultValue>
      <value>1</value>
    </defaultValue>
  </outcomeDeclaration>
  <stylesheet href="style/custom/tao-user-styles.css" type="text/css" media="all" title=""/>
  <itemBody>
    <div class="grid-row">
      <div class="col-12">
        <p>A lamp of <m:math><m:semantics><m:mrow><m:mn>24</m:mn><m:mi>Ω</m:mi></m:mrow><m:annotation encoding="latex">24\\,\\Omega</m:annotation></m:semantics></m:math> is connected to 12 V.</p>
        <choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1" minChoices="0" orientation="vertical">
          <prompt>Which current flows?</prompt>
          <simpleChoice identifier="choice_1" fixed="false" showHide="show">2 A</simpleChoice>
          <simpleChoice identifier="choice_2" fixed="false" showHide="show">1 A</simpleChoice>
          <simpleChoice identifier="choice_3" fixed="false" showHide="show">0.5 A</simpleChoice>
          <simpleChoice identifier="choice_4" fixed="false" showHide="show">0.25 A</simpleChoice>
        </choiceInteraction>
      </div>
    </div>
  </itemBody>
  <responseProcessing template="${V2}/match_correct"/>
</assessmentItem>`;

/** With feedback for right and wrong answers, set by the item's own processing. */
const WITH_FEEDBACK = `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="capital" title="Capital" adaptive="false" time-dependent="false" xml:lang="en">
  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">
    <qti-correct-response><qti-value>B</qti-value></qti-correct-response>
  </qti-response-declaration>
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"><qti-default-value><qti-value>0</qti-value></qti-default-value></qti-outcome-declaration>
  <qti-outcome-declaration identifier="FEEDBACK" cardinality="single" base-type="identifier"/>
  <qti-item-body>
    <qti-rubric-block use="instructions" view="scorer"><p>For scorers.</p></qti-rubric-block>
    <qti-rubric-block use="instructions" view="candidate"><p>Read with care.</p></qti-rubric-block>
    <qti-choice-interaction response-identifier="RESPONSE" max-choices="1" class="qti-labels-decimal">
      <qti-prompt>Which city is the capital of Sikkim?</qti-prompt>
      <qti-simple-choice identifier="A">Aizawl<qti-feedback-inline outcome-identifier="FEEDBACK" identifier="A" show-hide="show">That is Mizoram’s.</qti-feedback-inline></qti-simple-choice>
      <qti-simple-choice identifier="B">Gangtok<qti-feedback-inline outcome-identifier="FEEDBACK" identifier="B" show-hide="show">Since 1894.</qti-feedback-inline></qti-simple-choice>
      <qti-simple-choice identifier="C">Kohima</qti-simple-choice>
      <qti-simple-choice identifier="D">Imphal</qti-simple-choice>
    </qti-choice-interaction>
  </qti-item-body>
  <qti-response-processing>
    <qti-response-condition>
      <qti-response-if>
        <qti-match><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match>
        <qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value>
      </qti-response-if>
      <qti-response-else-if>
        <qti-is-null><qti-variable identifier="RESPONSE"/></qti-is-null>
        <qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">0</qti-base-value></qti-set-outcome-value>
      </qti-response-else-if>
      <qti-response-else>
        <qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">-0.25</qti-base-value></qti-set-outcome-value>
      </qti-response-else>
    </qti-response-condition>
    <qti-set-outcome-value identifier="FEEDBACK"><qti-variable identifier="RESPONSE"/></qti-set-outcome-value>
  </qti-response-processing>
  <qti-modal-feedback outcome-identifier="FEEDBACK" identifier="B" show-hide="show"><qti-content-body><p>Gangtok became the capital in 1894.</p></qti-content-body></qti-modal-feedback>
  <qti-modal-feedback outcome-identifier="FEEDBACK" identifier="B" show-hide="hide"><qti-content-body><p>Think of the east.</p></qti-content-body></qti-modal-feedback>
</qti-assessment-item>`;

interface Parts {
  attributes?: string;
  declaration?: string;
  cardinality?: string;
  correct?: string;
  body?: string;
  interaction?: string;
  choices?: string;
  processing?: string;
  more?: string;
}

const CHOICES = ['A', 'B', 'C', 'D']
  .map((name) => `<simpleChoice identifier="${name}">${name.toLowerCase()}</simpleChoice>`)
  .join('');

function item(parts: Parts = {}): string {
  const correct = parts.correct ?? '<correctResponse><value>C</value></correctResponse>';
  return (
    `<assessmentItem identifier="x" title="x" adaptive="false" ${parts.attributes ?? ''}>` +
    `<responseDeclaration identifier="R" cardinality="${parts.cardinality ?? 'single'}" baseType="identifier">` +
    `${correct}${parts.declaration ?? ''}</responseDeclaration>` +
    `<itemBody>${parts.body ?? ''}<choiceInteraction responseIdentifier="R" ${parts.interaction ?? 'maxChoices="1"'}>` +
    `<prompt>Which?</prompt>${parts.choices ?? CHOICES}</choiceInteraction></itemBody>` +
    `${parts.processing ?? ''}${parts.more ?? ''}</assessmentItem>`
  );
}

function reasonOf(document: string): string {
  try {
    return `taken: ${JSON.stringify(readQtiItem(parseXml(Buffer.from(document))))}`;
  } catch (error) {
    if (error instanceof RefusedItemError) return error.message;
    throw error;
  }
}

function read(document: string): unknown {
  return readQtiItem(parseXml(Buffer.from(document))).item;
}

function scoring(rules: string): string {
  return `<responseProcessing>${rules}</responseProcessing>`;
}

function scoreIf(choice: string, score: string): string {
  return (
    '<responseCondition><responseIf><match><variable identifier="R"/>' +
    `<baseValue baseType="identifier">${choice}</baseValue></match><setOutcomeValue identifier="SCORE">` +
    `<baseValue baseType="float">${score}</baseValue></setOutcomeValue></responseIf></responseCondition>`
  );
}

/** The right choice C earns a mark, and others what is added. */
function mapping(more = ''): string {
  return `<mapping defaultValue="0"><mapEntry mapKey="C" mappedValue="1"/>${more}</mapping>`;
}

describe('readQtiItem', () => {
  it.each([2, 3, 5, 8])('reads a choice of %i options, of which the last is right', (count) => {
    const letters = [...'ABCDEFGH'].slice(0, count);
    const choices = letters.map(
      (name) => `<simpleChoice identifier="${name}">${name}</simpleChoice>`,
    );
    const correct = `<correctResponse><value>${letters.at(-1)}</value></correctResponse>`;
    expect(read(item({ choices: choices.join(''), correct }))).toMatchObject({
      options: letters,
      correct: count - 1,
    });
  });

  it('lists pictures of body, prompt and choices, with their descriptions', () => {
    const body =
      '<p>See <object data="a%20b.png" type="image/png">A <b>map</b></object></p>' +
      '<figure><picture><source srcset="c.webp"/><img src="c.png" alt="A lens"/></picture><figcaption>Figure 1</figcaption></figure>';
    const choices = CHOICES.replace('>b<', '><p>b <img src="b.svg"/></p><');
    const read = readQtiItem(parseXml(Buffer.from(item({ body, choices }))));
    expect(read.item.question).toBe('See\nFigure 1\nWhich?');
    expect(read.item.options?.[1]).toBe('b');
    expect(read.pictures).toEqual({
      question: [
        { file: 'a%20b.png', alt: 'A map' },
        { file: 'c.png', alt: 'A lens' },
      ],
      options: [null, { file: 'b.svg', alt: '' }, null, null],
      passage: [],
      explanation: [],
    });
    expect(read.warnings).toEqual([]);
  });

  it('warns of a picture within a line, which moves below the text', () => {
    const body = '<p>The sign <img src="a.png" alt=""/> means</p>';
    expect(readQtiItem(parseXml(Buffer.from(item({ body })))).warnings).toEqual([
      'question: a picture within a line is shown below the text',
    ]);
  });

  it('reads exports of TAO, with formulas as LaTeX', () => {
    expect(read(TAO)).toEqual({
      question: 'A lamp of \\(24\\,\\Omega\\) is connected to 12 V.\nWhich current flows?',
      options: ['2 A', '1 A', '0.5 A', '0.25 A'],
      correct: 2,
      explanation: null,
    });
  });

  it('reads QTI 3, with the feedback of the right answer as explanation', () => {
    expect(read(WITH_FEEDBACK)).toEqual({
      question: 'Read with care.\nWhich city is the capital of Sikkim?',
      options: ['Aizawl', 'Gangtok', 'Kohima', 'Imphal'],
      correct: 1,
      explanation: 'Since 1894.\nGangtok became the capital in 1894.',
    });
  });

  it('reads names with prefixes', () => {
    const prefixed = item().replace(/<(\/?)(?=[a-zA-Z])/g, '<$1q:');
    expect(read(prefixed)).toMatchObject({ question: 'Which?', correct: 2 });
  });

  it.each([
    ['no processing', ''],
    ['the template of 2.1', `<responseProcessing template="${V2}/match_correct"/>`],
    ['the template of 3.0', `<responseProcessing template="${V3}/match_correct.xml"/>`],
    ['the template of Common Cartridge', `<responseProcessing template="x/CC2_match_basic"/>`],
    [
      'the template of 2.0',
      '<responseProcessing template=" http://www.imsglobal.org/question/qti_v2p0/rptemplates/match_correct "/>',
    ],
    [
      'the template of 2.2, with an ending',
      '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct.xml"/>',
    ],
    [
      'the template at another address',
      '<responseProcessing template="https://www.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml#x"/>',
    ],
    ['the template by its file', '<responseProcessing template="match_correct.xml"/>'],
    [
      'the template at a location',
      '<responseProcessing templateLocation="../rptemplates/match_correct.xml"/>',
    ],
    [
      'the template’s own rules',
      scoring(
        '<responseCondition><responseIf><match><variable identifier="RESPONSE"/>' +
          '<correct identifier="RESPONSE"/></match><setOutcomeValue identifier="SCORE">' +
          '<baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf><responseElse>' +
          '<setOutcomeValue identifier="SCORE"><baseValue baseType="float">0</baseValue>' +
          '</setOutcomeValue></responseElse></responseCondition>',
      ),
    ],
    [
      'the same the other way round, with marks added up',
      scoring(
        '<responseCondition><responseIf><not><isNull><variable identifier="RESPONSE"/></isNull></not>' +
          '<responseCondition><responseIf><and><match><correct identifier="RESPONSE"/>' +
          '<variable identifier="RESPONSE"/></match></and><setOutcomeValue identifier="SCORE"><sum>' +
          '<variable identifier="SCORE"/><baseValue baseType="float">2.5</baseValue></sum>' +
          '</setOutcomeValue></responseIf></responseCondition></responseIf></responseCondition>',
      ),
    ],
    ['scores of its own', scoring(scoreIf('C', '2') + scoreIf('A', '-1'))],
    [
      'processing that only sets feedback',
      scoring('<setOutcomeValue identifier="F"><null/></setOutcomeValue>'),
    ],
  ])('accepts an item with %s', (_, processing) => {
    expect(read(item({ processing }))).toMatchObject({ correct: 2 });
  });

  it.each(['map_response', 'CC2_map_response.xml'])('accepts a mapping that %s uses', (name) => {
    const processing = `<responseProcessing template="${V2}/${name}"/>`;
    const declaration = mapping('<mapEntry mapKey="A" mappedValue="-1"/>');
    expect(read(item({ processing, declaration }))).toMatchObject({ correct: 2 });
    expect(read(item({ declaration }))).toMatchObject({ correct: 2 });
  });

  it('accepts several responses of which one may be chosen', () => {
    expect(read(item({ cardinality: 'multiple' }))).toMatchObject({ correct: 2 });
  });

  it('finds the key by the scores if none is declared', () => {
    expect(read(item({ correct: '', processing: scoring(scoreIf('B', '1')) }))).toMatchObject({
      correct: 1,
    });
  });

  it('uses the only feedback, whatever its condition', () => {
    const more =
      '<modalFeedback outcomeIdentifier="F" identifier="f" showHide="show">Why</modalFeedback>';
    expect(read(item({ more }))).toMatchObject({ explanation: 'Why' });
    expect(read(item({ more: more + more.replace('Why', 'Else') }))).toMatchObject({
      explanation: null,
    });
  });

  it.each<[string, string]>([
    ['it is adaptive', item().replace('adaptive="false"', 'adaptive="true"')],
    [
      'it accepts any number of answers, but declares a single one',
      item({ interaction: 'maxChoices="0"' }),
    ],
    [
      'it accepts up to 2 answers, but declares a single one',
      item({ interaction: 'maxChoices="2"' }),
    ],
    ['its answers are ordered, not chosen', item({ cardinality: 'ordered' })],
    [
      'it has 2 right answers',
      item({ correct: '<correctResponse><value>A</value><value>B</value></correctResponse>' }),
    ],
    [
      'several answers earn marks (partial credit)',
      item({
        declaration: mapping('<mapEntry mapKey="B" mappedValue="0.5"/>'),
        processing: `<responseProcessing template="${V2}/map_response"/>`,
      }),
    ],
    [
      'its mapping has “x” in place of a number',
      item({
        declaration: mapping('<mapEntry mapKey="B" mappedValue="x"/>'),
        processing: `<responseProcessing template="${V2}/map_response"/>`,
      }),
    ],
    ['its answers are areas of a picture', item({ declaration: '<areaMapping/>' })],
    [
      'its answers are mapped to marks, and it has no mapping',
      item({ processing: `<responseProcessing template="${V2}/map_response"/>` }),
    ],
    [
      'its answers are mapped to marks, and it has no mapping',
      item({
        processing: scoring(
          '<setOutcomeValue identifier="SCORE"><mapResponse identifier="R"/></setOutcomeValue>',
        ),
      }),
    ],
    [
      'its response processing is own_rules, a template that is not in its package',
      item({ processing: '<responseProcessing template="http://x/own_rules"/>' }),
    ],
    [
      'its response processing has <lookupOutcomeValue>',
      item({ processing: scoring('<lookupOutcomeValue/>') }),
    ],
    [
      'its response processing has <customOperator>',
      item({
        processing: scoring(
          '<setOutcomeValue identifier="SCORE"><customOperator/></setOutcomeValue>',
        ),
      }),
    ],
    [
      'several answers earn marks (partial credit)',
      item({ processing: scoring(scoreIf('C', '1') + scoreIf('B', '0.5')) }),
    ],
    [
      'several answers are right',
      item({ processing: scoring(scoreIf('C', '1') + scoreIf('B', '1')) }),
    ],
    [
      'its scoring contradicts the right answer that it declares',
      item({ processing: scoring(scoreIf('B', '1')) }),
    ],
    ['it has no right answer', item({ correct: '' })],
    [
      'there are 9 options; a question has 2 to 8',
      item({
        choices: [...'EFGHI'].reduce(
          (all, name) =>
            `${all}<simpleChoice identifier="${name}">${name.toLowerCase()}</simpleChoice>`,
          CHOICES,
        ),
      }),
    ],
    [
      'its response processing gathers more than 100 values',
      item({
        processing: scoring(
          '<setOutcomeValue identifier="F"><multiple><variable identifier="R"/></multiple></setOutcomeValue>' +
            '<setOutcomeValue identifier="F"><multiple><variable identifier="F"/><variable identifier="F"/></multiple></setOutcomeValue>'.repeat(
              50,
            ),
        ),
      }),
    ],
    [
      'its right answer E is none of its choices',
      item({ correct: '<correctResponse><value>E</value></correctResponse>' }),
    ],
    [
      'two of its choices have the same identifier',
      item({ choices: CHOICES.replace('"B"', '"A"') }),
    ],
    [
      'it declares no response for its interaction',
      item().replace('responseIdentifier="R"', 'responseIdentifier="Q"'),
    ],
    [
      'it asks for no answer (no interaction)',
      '<assessmentItem><itemBody><p>x</p></itemBody></assessmentItem>',
    ],
    ['it has no <itemBody>', '<assessmentItem/>'],
    ['it asks for 2 answers in one item', item({ body: '<p><textEntryInteraction/></p>' })],
    [
      'its interaction is extendedTextInteraction; only choices, matching lists and numbers are supported',
      item({ body: '<extendedTextInteraction/>' }),
    ],
    [
      'its interaction is gapMatchInteraction; only choices, matching lists and numbers are supported',
      '<qti-assessment-item><qti-item-body><qti-gap-match-interaction/></qti-item-body></qti-assessment-item>',
    ],
    ['it asks for 2 answers in one item', item({ body: '<choiceInteraction/>' })],
    [
      'it is made from a template (<templateDeclaration>)',
      item({ more: '<templateDeclaration identifier="T"/>' }),
    ],
    [
      'it needs a text that several items share; import their package',
      item({ more: '<qti-assessment-stimulus-ref identifier="s" href="s.xml"/>' }),
    ],
    [
      'question: it needs a picture of another place (<img> https://example.org/a.png)',
      item({ body: '<p><img src="https://example.org/a.png" alt=""/></p>' }),
    ],
    [
      'question: it needs an embedded object (<object> a.mp3)',
      item({ body: '<object data="a.mp3" type="audio/mpeg"/>' }),
    ],
    [
      'question: it holds <printedVariable>, which is no known markup',
      item({ body: '<p><printedVariable identifier="T"/></p>' }),
    ],
    [
      'question: it holds <include>, which is no known markup',
      item({ body: '<xi:include href="file:///etc/passwd"/>' }),
    ],
    [
      'option B: it has 2 pictures, not one',
      item({ choices: CHOICES.replace('>b<', '><img src="b.png"/><img src="c.png"/><') }),
    ],
  ])('refuses: %s', (reason, document) => {
    expect(reasonOf(document)).toBe(reason);
  });
});

const SEVERAL: Parts = {
  cardinality: 'multiple',
  interaction: 'maxChoices="0"',
  correct: '<correctResponse><value>C</value><value>A</value></correctResponse>',
};

function shares(of: Readonly<Record<string, number>>, attributes = ''): string {
  const entries = Object.entries(of).map(
    ([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`,
  );
  return `<mapping ${attributes}>${entries.join('')}</mapping>`;
}

const MAPPED = `<responseProcessing template="${V2}/map_response"/>`;

function scoreWhere(condition: string, score = '1'): string {
  return (
    `<responseCondition><responseIf>${condition}<setOutcomeValue identifier="SCORE">` +
    `<baseValue baseType="float">${score}</baseValue></setOutcomeValue></responseIf></responseCondition>`
  );
}

const VALUE_A = '<baseValue baseType="identifier">A</baseValue>';
const VALUE_C = '<baseValue baseType="identifier">C</baseValue>';
const RESPONSE = '<variable identifier="R"/>';

describe('readQtiItem of several right choices', () => {
  it.each<[string, Parts]>([
    ['no processing', {}],
    ['the template', { processing: `<responseProcessing template="${V3}/match_correct.xml"/>` }],
    ['as many choices as are right', { interaction: 'maxChoices="2" minChoices="2"' }],
    [
      'equal shares',
      { declaration: shares({ A: 0.5, C: 0.5 }, 'defaultValue="-0.5"'), processing: MAPPED },
    ],
    [
      'equal shares, of which wrong choices take nothing',
      { declaration: shares({ A: 1, C: 1 }), processing: MAPPED },
    ],
    [
      'a mapping with bounds',
      {
        declaration: shares({ A: 1, C: 1, B: -2 }, 'lowerBound="0" upperBound="2"'),
        processing: MAPPED,
      },
    ],
    [
      'the choices in another order',
      {
        processing: scoring(
          scoreWhere(`<match>${RESPONSE}<multiple>${VALUE_A}${VALUE_C}</multiple></match>`),
        ),
      },
    ],
    [
      'all right choices and no other',
      {
        correct: '',
        processing: scoring(
          scoreWhere(
            `<and><contains>${RESPONSE}<multiple>${VALUE_A}${VALUE_C}</multiple></contains><equal>` +
              `<containerSize>${RESPONSE}</containerSize><baseValue baseType="integer">2</baseValue>` +
              '</equal></and>',
          ),
        ),
      },
    ],
  ])('accepts an item with %s', (_, parts) => {
    expect(read(item({ ...SEVERAL, ...parts }))).toEqual({
      question: 'Which?',
      options: ['a', 'b', 'c', 'd'],
      correct: [0, 2],
      explanation: null,
    });
  });

  it('reads several of which one is right', () => {
    const correct = '<correctResponse><value>D</value></correctResponse>';
    expect(read(item({ ...SEVERAL, correct }))).toMatchObject({ correct: [3] });
  });

  it.each<[string, Parts]>([
    [
      'some answers earn only a part of the marks (partial credit)',
      { declaration: shares({ A: 2, C: 1 }), processing: MAPPED },
    ],
    [
      'some answers earn only a part of the marks (partial credit)',
      {
        processing: scoring(
          scoreWhere(`<match>${RESPONSE}<correct identifier="R"/></match>`, '2') +
            scoreWhere(`<match>${RESPONSE}<multiple>${VALUE_A}</multiple></match>`),
        ),
      },
    ],
    [
      'several answers are right',
      {
        processing: scoring(
          scoreWhere(`<match>${RESPONSE}<multiple>${VALUE_A}</multiple></match>`) +
            scoreWhere(`<match>${RESPONSE}<multiple>${VALUE_C}</multiple></match>`),
        ),
      },
    ],
    [
      'its scoring contradicts the right answers that it declares',
      { declaration: shares({ A: 1, B: 1 }, 'defaultValue="-1"'), processing: MAPPED },
    ],
    ['it has no right answer', { correct: '' }],
    [
      'its right answer E is none of its choices',
      { correct: '<correctResponse><value>A</value><value>E</value></correctResponse>' },
    ],
    [
      'its response processing takes too many steps',
      {
        choices: [...'ABCDEFGH']
          .map((name) => `<simpleChoice identifier="${name}">${name}</simpleChoice>`)
          .join(''),
        processing: scoring(scoreWhere(`<isNull>${RESPONSE}</isNull>`).repeat(5000)),
      },
    ],
  ])('refuses: %s', (reason, parts) => {
    expect(reasonOf(item({ ...SEVERAL, ...parts }))).toBe(reason);
  });
});

interface NumberParts {
  type?: string;
  cardinality?: string;
  correct?: string;
  declaration?: string;
  body?: string;
  processing?: string;
}

function numberItem(parts: NumberParts = {}): string {
  const correct = parts.correct ?? '<correctResponse><value>9.80</value></correctResponse>';
  return (
    '<assessmentItem identifier="n" title="n" adaptive="false">' +
    `<responseDeclaration identifier="R" cardinality="${parts.cardinality ?? 'single'}" baseType="${parts.type ?? 'float'}">` +
    `${correct}${parts.declaration ?? ''}</responseDeclaration>` +
    `<itemBody>${parts.body ?? '<p>How fast?</p><p><textEntryInteraction responseIdentifier="R"/></p>'}</itemBody>` +
    `${parts.processing ?? ''}</assessmentItem>`
  );
}

function number(value: string): string {
  return `<baseValue baseType="float">${value}</baseValue>`;
}

function equal(attributes: string, center = number('9.8')): string {
  return scoreWhere(`<equal ${attributes}>${center}${RESPONSE}</equal>`);
}

const RANGE = `<and><gte>${RESPONSE}${number('9.79')}</gte><lte>${RESPONSE}${number('9.82')}</lte></and>`;

describe('readQtiItem of a number', () => {
  it.each<[string, string, [string, string][]]>([
    ['no processing', '', [['9.8', '9.8']]],
    ['the template', `<responseProcessing template="${V2}/match_correct"/>`, [['9.8', '9.8']]],
    ['an exact number', scoring(equal('toleranceMode="exact"')), [['9.8', '9.8']]],
    [
      'an absolute tolerance',
      scoring(equal('toleranceMode="absolute" tolerance="0.1 0.25"')),
      [['9.7', '10.05']],
    ],
    [
      'a tolerance on the other side',
      scoring(
        scoreWhere(
          `<equal toleranceMode="absolute" tolerance="0.1">${RESPONSE}<correct identifier="R"/></equal>`,
        ),
      ),
      [['9.7', '9.9']],
    ],
    [
      'a relative tolerance',
      scoring(equal('toleranceMode="relative" tolerance="10"')),
      [['8.82', '10.78']],
    ],
    ['a range', scoring(scoreWhere(RANGE)), [['9.79', '9.82']]],
    [
      'ranges and numbers',
      scoring(
        scoreWhere(
          `<or>${RANGE}<member>${RESPONSE}<multiple>${number('12')}${number('-3.0')}</multiple></member></or>`,
        ),
      ),
      [
        ['-3', '-3'],
        ['9.79', '9.82'],
        ['12', '12'],
      ],
    ],
    [
      'a range and an exception',
      scoring(scoreWhere(`<and>${RANGE}<not><gt>${RESPONSE}${number('9.81')}</gt></not></and>`)),
      [['9.79', '9.81']],
    ],
  ])('accepts an item with %s', (_, processing, ranges) => {
    const check = checkQuestion({
      ...{ exam: 'E', subject: 'S', difficulty: 'Easy' },
      ...readQtiItem(parseXml(Buffer.from(numberItem({ processing })))).item,
    });
    expect(check).toMatchObject({
      draft: {
        question: 'How fast?',
        options: [],
        key: { kind: 'numeric', accepted: ranges.map(([from, to]) => ({ from, to })) },
      },
    });
  });

  it('reads the whole numbers of a range', () => {
    const processing = scoring(
      scoreWhere(
        `<and><gt>${RESPONSE}${number('3')}</gt><lt>${RESPONSE}${number('6.5')}</lt></and>`,
      ),
    );
    expect(read(numberItem({ type: 'integer', correct: '', processing }))).toMatchObject({
      answer: ['4', '5', '6'].map((value) => ({ from: value, to: value })),
    });
    const correct = '<correctResponse><value>-7</value></correctResponse>';
    expect(read(numberItem({ type: 'integer', correct }))).toMatchObject({
      answer: [{ from: '-7', to: '-7' }],
    });
  });

  it('reads a mapping of numbers', () => {
    const declaration = shares({ '9.80': 1, 12: 1, 13: 0 });
    expect(read(numberItem({ declaration, processing: MAPPED }))).toMatchObject({
      answer: [
        { from: '9.8', to: '9.8' },
        { from: '12', to: '12' },
      ],
    });
  });

  it.each([
    [
      '<p>v is <textEntryInteraction responseIdentifier="R"/> m/s.</p>',
      'v is _____ m/s.',
      undefined,
    ],
    [
      '<p>v?</p><div><textEntryInteraction responseIdentifier="R"/><p class="x unit">m/s</p></div>',
      'v?',
      'm/s',
    ],
    [
      '<ol><li>v: <span><textEntryInteraction responseIdentifier="R"/></span></li></ol>',
      '1. v: _____',
      undefined,
    ],
  ])('reads the field in %s', (body, question, unit) => {
    const content = read(numberItem({ body })) as { question: string; unit?: string };
    expect([content.question, content.unit]).toEqual([question, unit]);
  });

  it.each<[string, NumberParts]>([
    ['its answer is of the type string, not a number', { type: 'string' }],
    ['its answer is several values, not one number', { cardinality: 'multiple' }],
    ['it has no right answer', { correct: '' }],
    [
      'it has no right answer',
      { correct: '<correctResponse><value>1e3</value></correctResponse>' },
    ],
    [
      'several answers earn marks (partial credit)',
      {
        processing: scoring(
          equal('', number('9.8')) + equal('', number('9.7')).replace('>1<', '>0.5<'),
        ),
      },
    ],
    [
      'it accepts a range without end',
      { processing: scoring(scoreWhere(`<gte>${RESPONSE}${number('9')}</gte>`)) },
    ],
    [
      'it accepts numbers up to 10, but not 10 itself',
      {
        processing: scoring(
          scoreWhere(
            `<and><gte>${RESPONSE}${number('9')}</gte><lt>${RESPONSE}${number('10')}</lt></and>`,
          ),
        ),
      },
    ],
    [
      'its scoring contradicts the right answer that it declares',
      { processing: scoring(equal('', number('7'))) },
    ],
    [
      'its response processing calculates with the answer',
      {
        processing: scoring(
          scoreWhere(
            `<equal><product>${RESPONSE}${number('2')}</product>${number('19.6')}</equal>`,
          ),
        ),
      },
    ],
    [
      'its response processing calculates with the answer',
      { processing: scoring(`<setOutcomeValue identifier="SCORE">${RESPONSE}</setOutcomeValue>`) },
    ],
    [
      'its tolerance is relative to the answer',
      {
        processing: scoring(
          scoreWhere(
            `<equal toleranceMode="relative" tolerance="5">${RESPONSE}<correct identifier="R"/></equal>`,
          ),
        ),
      },
    ],
    [
      'its tolerance is “T”, which is no number',
      { processing: scoring(equal('toleranceMode="absolute" tolerance="T"')) },
    ],
    [
      'its response processing has <equalRounded>',
      { processing: scoring(scoreWhere('<equalRounded/>')) },
    ],
    [
      'its response processing compares with too many numbers',
      {
        processing: scoring(
          Array.from({ length: 60 }, (_, index) => equal('', number(String(index)))).join(''),
        ),
      },
    ],
    [
      'it accepts more than 20 whole numbers',
      {
        type: 'integer',
        correct: '',
        processing: scoring(
          scoreWhere(
            `<and><gte>${RESPONSE}${number('1')}</gte><lte>${RESPONSE}${number('9'.repeat(20))}</lte></and>`,
          ),
        ),
      },
    ],
  ])('refuses: %s', (reason, parts) => {
    expect(reasonOf(numberItem(parts))).toBe(reason);
  });

  it.each([
    [
      'a relative tolerance',
      equal('toleranceMode="relative" tolerance="0.01"', number('3.1415926535897932')),
      ['3.14127849432443422068', '3.14190681285515217932'],
    ],
    [
      'a range',
      scoreWhere(
        `<and><gte>${RESPONSE}${number('0.00000000000000000001')}</gte><lte>${RESPONSE}${number('0.00000000000000000002')}</lte></and>`,
      ),
      ['0.00000000000000000001', '0.00000000000000000002'],
    ],
  ])('calculates with all digits: %s', (_, rules, [from, to]) => {
    const document = numberItem({ correct: ' ', processing: scoring(rules) });
    const { answer } = read(document) as { answer: { from: string; to: string }[] };
    expect(answer.every((range, index) => range.to === (answer[index + 1]?.from ?? to))).toBe(true);
    expect(answer[0]?.from).toBe(from);
  });
});

describe('readQtiItem of a table', () => {
  const TABLE =
    '<table class="question-table"><thead><tr><th>List I</th><th>List II</th></tr></thead>' +
    '<tbody><tr><td><p>P</p></td><td><pre>1  x</pre></td></tr><tr><td>Q</td><td/></tr></tbody></table>';

  it('reads a marked table beside the text', () => {
    expect(read(item({ body: `<p>Match.</p>${TABLE}` }))).toMatchObject({
      question: 'Match.\nWhich?',
      table: {
        head: ['List I', 'List II'],
        rows: [
          ['P', '1  x'],
          ['Q', ''],
        ],
      },
    });
  });

  it.each([
    ['<caption>Sales</caption>', 'its table has <caption>'],
    ['<tfoot><tr><td>P</td></tr></tfoot>', 'its table has <tfoot>'],
    ['<thead><tr><th>P</th></tr></thead>', 'its table has several rows of names'],
    ['<tbody><tr><td colspan="2">P</td></tr></tbody>', 'it needs a table with joined cells'],
  ])('refuses what a table cannot hold: %s', (part, reason) => {
    const body = TABLE.replace('</table>', `${part}</table>`);
    expect(reasonOf(item({ body }))).toBe(`a cell of the table: ${reason}`);
  });

  it('reads rows without a body around them', () => {
    const body = '<table class="question-table"><tr><td>P</td></tr><tr><td>Q</td></tr></table>';
    expect(read(item({ body }))).toMatchObject({ table: { head: [], rows: [['P'], ['Q']] } });
  });

  it('reads other tables and several ones as text', () => {
    const plain = TABLE.replace(' class="question-table"', '');
    for (const body of [plain, TABLE + TABLE]) {
      const content = read(item({ body })) as { question: string; table?: unknown };
      expect(content.table).toBeUndefined();
      expect(content.question).toContain('List I | List II');
    }
  });
});
