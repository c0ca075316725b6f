/**
 * Asks the assistant the written questions and prints how many answers were right and how long they
 * took, without a model. Ends with status 1 when a goal is missed.
 *
 * Run by `npm run assistant:eval`, which starts a catalogue and sends its facts to the standard input. With
 * `--train FILE`, it writes the weights by which distress is found, and asks nothing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { ANSWERS_OF_NOVEMBER_2026 } from '../../migrations/help/answers-of-november-2026.js';
import { noModel } from '../chat/assistant/assistant-model.js';
import { AssistantService } from '../chat/assistant/assistant.service.js';
import {
  MAX_TAKEN,
  MIN_FOUND,
  shareWithCare,
  trainingMessages,
} from '../chat/evaluation/distress.js';
import { evaluate, percentile95, shareRight, type Judgement } from '../chat/evaluation/evaluate.js';
import { EVALUATED_STUDENT } from '../chat/evaluation/fact-values.js';
import { readDistress, readLines, readQuestions } from '../chat/evaluation/question-file.js';
import type { FactsService } from '../chat/facts/facts.service.js';
import type { HelpAnswersService } from '../chat/facts/help-answers.service.js';
import { storeWeights } from '../chat/understanding/distress/linear-model.js';
import { trainDistress } from '../chat/understanding/distress/train-distress.js';
import type { AttemptClient } from '../clients/attempt.client.js';
import { factsSchema } from '../clients/catalogue.client.js';

const MAX_P95_MS = 50;
const HALVES = [
  { name: 'tuned', goal: 95, showsMisses: true },
  // Its misses are not shown unless asked for, so that nothing is tuned to it.
  { name: 'set-aside', goal: 90, showsMisses: false },
] as const;

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    train: { type: 'string' },
    'show-set-aside': { type: 'boolean', default: false },
  },
});

if (values.train !== undefined) {
  const weights = trainDistress(await trainingMessages(read));
  await writeFile(
    values.train,
    `/** Written by \`npm run assistant:eval -- --train\`, from the tuned messages in \`test/assistant\`. */
export const DISTRESS_WEIGHTS =
  '${storeWeights(weights.distress)}';

export const DANGER_WEIGHTS =
  '${storeWeights(weights.danger)}';
`,
  );
  process.exit(0);
}

const facts = factsSchema.parse(await json(process.stdin));
const assistant = new AssistantService(
  { current: () => Promise.resolve(facts) } as unknown as FactsService,
  { current: () => Promise.resolve(ANSWERS_OF_NOVEMBER_2026) } as unknown as HelpAnswersService,
  { figuresOf: () => Promise.resolve(EVALUATED_STUDENT) } as unknown as AttemptClient,
  noModel,
);

const all: Judgement[] = [];
let isMissed = false;
for (const { name, goal, showsMisses } of HALVES) {
  const questions = readQuestions(await read(`${name}.questions.txt`));
  const judgements = await evaluate(assistant, facts, questions);
  all.push(...judgements);
  const share = shareRight(judgements);
  isMissed ||= share < goal;
  const wrong = judgements.filter(({ faults }) => faults.length > 0);
  if (showsMisses || values['show-set-aside']) wrong.forEach(printMiss);
  print(
    `${name}: ${judgements.length - wrong.length} of ${judgements.length} right, ${share.toFixed(1)} % (goal ${goal} %)`,
  );
  const { danger, distress } = readDistress(await read(`distress.${name}.txt`));
  const found = shareWithCare([...danger, ...distress], facts);
  print(
    `${name}: distress found in ${found.toFixed(1)} % of ${danger.length + distress.length} (goal ${MIN_FOUND} %)`,
  );
  const ordinary = readLines(await read(`ordinary.${name}.txt`));
  const taken = shareWithCare(ordinary, facts);
  print(
    `${name}: ${taken.toFixed(1)} % of ${ordinary.length} others taken for it (goal ${MAX_TAKEN} %)`,
  );
  isMissed ||= found < MIN_FOUND || taken > MAX_TAKEN;
}
const p95 = percentile95(all);
isMissed ||= p95 > MAX_P95_MS;
print(`p95 without a model: ${p95.toFixed(1)} ms (goal ${MAX_P95_MS} ms)`);
process.exit(isMissed ? 1 : 0);

function read(file: string): Promise<string> {
  return readFile(`${values.folder}/${file}`, 'utf8');
}

function printMiss({ question, reply, faults }: Judgement): void {
  print(`✗ ${question.messages.join(' >> ')}\n  ${faults.join('; ')}`);
  print(`  ${reply.replaceAll('\n', ' ').slice(0, 160)}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
