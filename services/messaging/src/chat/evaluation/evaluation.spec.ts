import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ANSWERS_OF_NOVEMBER_2026 } from '../../../migrations/help/answers-of-november-2026.js';
import type { AttemptClient } from '../../clients/attempt.client.js';
import { factsSchema } from '../../clients/catalogue.client.js';
import { noModel } from '../assistant/assistant-model.js';
import { AssistantService } from '../assistant/assistant.service.js';
import type { FactsService } from '../facts/facts.service.js';
import type { HelpAnswersService } from '../facts/help-answers.service.js';
import { DANGER_WEIGHTS, DISTRESS_WEIGHTS } from '../understanding/distress/distress-weights.js';
import { readWeights } from '../understanding/distress/linear-model.js';
import { trainDistress } from '../understanding/distress/train-distress.js';
import { MAX_TAKEN, MIN_FOUND, shareWithCare, trainingMessages } from './distress.js';
import { evaluate, shareRight } from './evaluate.js';
import { EVALUATED_STUDENT } from './fact-values.js';
import { readDistress, readLines, readQuestions } from './question-file.js';

const folder = join(import.meta.dirname, '../../../test/assistant');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** The catalogue's response for the sample catalogue. */
const facts = factsSchema.parse(JSON.parse(read('facts.json')));
const assistant = new AssistantService(
  { current: () => Promise.resolve(facts) } as unknown as FactsService,
  { current: () => Promise.resolve(ANSWERS_OF_NOVEMBER_2026) } as unknown as HelpAnswersService,
  { figuresOf: () => Promise.resolve(EVALUATED_STUDENT) } as unknown as AttemptClient,
  noModel,
);

describe('the assistant', () => {
  it('answers at least 95 % of the questions it is improved with', async () => {
    const judgements = await evaluate(assistant, facts, readQuestions(read('tuned.questions.txt')));
    const wrong = judgements
      .filter(({ faults }) => faults.length > 0)
      .map(({ question, faults, reply }) => [question.messages.join(' >> '), ...faults, reply]);
    if (shareRight(judgements) < 95) expect(wrong).toEqual([]);
    expect(judgements.length).toBeGreaterThanOrEqual(150);
  });

  it('has the weights that training with the tuned messages gives', async () => {
    const trained = trainDistress(await trainingMessages((file) => Promise.resolve(read(file))));
    for (const [stored, weights] of [
      [DISTRESS_WEIGHTS, trained.distress],
      [DANGER_WEIGHTS, trained.danger],
    ] as const) {
      const known = readWeights(stored);
      // Another version of Node may round differently.
      const changed = weights.filter((weight, at) => Math.abs(weight - (known[at] ?? 0)) > 1);
      expect(changed).toHaveLength(0);
    }
  });

  it.each(['tuned', 'set-aside'])('finds at least 97 %% of the distress: %s', (half) => {
    const { danger, distress } = readDistress(read(`distress.${half}.txt`));
    const messages = [...danger, ...distress];
    expect(shareWithCare(messages, facts)).toBeGreaterThanOrEqual(MIN_FOUND);
    expect(messages.length).toBeGreaterThanOrEqual(75);
  });

  it.each(['tuned', 'set-aside'])('takes at most 3 %% of other messages for it: %s', (half) => {
    const messages = readLines(read(`ordinary.${half}.txt`));
    expect(shareWithCare(messages, facts)).toBeLessThanOrEqual(MAX_TAKEN);
    expect(messages.length).toBeGreaterThanOrEqual(250);
  });
});
