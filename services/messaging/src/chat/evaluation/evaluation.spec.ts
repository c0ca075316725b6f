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
import { evaluate, shareRight } from './evaluate.js';
import { EVALUATED_STUDENT } from './fact-values.js';
import { readQuestions } from './question-file.js';

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
});
