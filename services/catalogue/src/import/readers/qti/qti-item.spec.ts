import { describe, expect, it } from '@jest/globals';
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
  return readQtiItem(parseXml(Buffer.from(document)));
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
      'it accepts any number of answers; only single choice is supported',
      item({ interaction: 'maxChoices="0"' }),
    ],
    [
      'it accepts up to 2 answers; only single choice is supported',
      item({ interaction: 'maxChoices="2"' }),
    ],
    ['it accepts multiple answers, not a single one', item({ cardinality: 'multiple' })],
    [
      'it has 2 right answers',
      item({ correct: '<correctResponse><value>A</value><value>B</value></correctResponse>' }),
    ],
    [
      'its answers are mapped to marks (partial credit)',
      item({
        declaration: '<mapping defaultValue="0"><mapEntry mapKey="C" mappedValue="1"/></mapping>',
      }),
    ],
    [
      'its response processing is map_response: answers are mapped to marks (partial credit)',
      item({ processing: `<responseProcessing template="${V2}/map_response"/>` }),
    ],
    [
      'its answers are mapped to marks (partial credit)',
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
      'it declares no response for its choice',
      item().replace('responseIdentifier="R"', 'responseIdentifier="Q"'),
    ],
    [
      'it asks for no answer (no interaction)',
      '<assessmentItem><itemBody><p>x</p></itemBody></assessmentItem>',
    ],
    ['it has no <itemBody>', '<assessmentItem/>'],
    [
      'its interaction is textEntryInteraction; only single choice is supported',
      item({ body: '<p><textEntryInteraction/></p>' }),
    ],
    [
      'its interaction is extendedTextInteraction; only single choice is supported',
      item({ body: '<extendedTextInteraction/>' }),
    ],
    [
      'its interaction is matchInteraction; only single choice is supported',
      '<qti-assessment-item><qti-item-body><qti-match-interaction/></qti-item-body></qti-assessment-item>',
    ],
    ['it has 2 choices in one item', item({ body: '<choiceInteraction/>' })],
    [
      'it is made from a template (<templateDeclaration>)',
      item({ more: '<templateDeclaration identifier="T"/>' }),
    ],
    [
      'it needs a text that several items share (<assessmentStimulusRef>)',
      item({ more: '<qti-assessment-stimulus-ref identifier="s" href="s.xml"/>' }),
    ],
    [
      'question: it needs a picture (<img> images/a.png)',
      item({ body: '<p><img src="images/a.png" alt=""/></p>' }),
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
      'option B: it needs a picture (<img> b.png)',
      item({ choices: CHOICES.replace('>b<', '><img src="b.png"/><') }),
    ],
  ])('refuses: %s', (reason, document) => {
    expect(reasonOf(document)).toBe(reason);
  });
});
