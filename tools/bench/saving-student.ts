import type { RequestOf, ResponseOf } from '@abhyas/web-kit/contract';
import { requestBytes, type Reply, type Visitor } from './visitor.ts';

/** The response to starting a test. */
export type StartedTest = ResponseOf<'/tests/{testId}/start', 'post'>;
export type StartedQuestion = StartedTest['test']['questions'][number];
type Save = RequestOf<'/tests/{id}/progress', 'put'>;
/** An answer to a question of any kind, as saves and submits have it. */
export type Answer = Pick<
  Save['responses'][number],
  'selectedOption' | 'selectedOptions' | 'value'
>;

const revisionDigits = 8;
const revisionMark = '#'.repeat(revisionDigits);
const variants = 4;

/** Saves of one attempt, prepared beforehand: for each, only its revision is left to write. */
export class Saves {
  readonly #requests: readonly { bytes: Buffer; revisionAt: number }[];
  #revision: number;

  constructor(token: string, started: StartedTest) {
    this.#revision = started.revision;
    const path = `/tests/${started.attemptId}/progress`;
    this.#requests = Array.from({ length: variants }, (_, variant) => {
      const bytes = requestBytes('PUT', path, token, saveBody(started.test.questions, variant));
      return { bytes, revisionAt: bytes.indexOf(revisionMark) };
    });
  }

  async send(visitor: Visitor): Promise<void> {
    this.#revision += 1;
    const request = this.#requests[this.#revision % variants];
    if (!request) return;
    const digits = String(this.#revision).padStart(revisionDigits);
    request.bytes.write(digits, request.revisionAt, 'latin1');
    expectOk(await visitor.ask(request.bytes));
  }
}

export async function startTest(
  visitor: Visitor,
  testId: string,
  token: string,
): Promise<StartedTest> {
  const reply = await visitor.ask(requestBytes('POST', `/tests/${testId}/start`, token, undefined));
  expectOk(reply);
  return JSON.parse(reply.body) as StartedTest;
}

export function expectOk(reply: Reply): void {
  if (reply.status === 200 || reply.status === 201) return;
  throw new Error(`${reply.status}: ${reply.body}`);
}

/** Every question answered, differently in each variant, in the format of our own client. */
function saveBody(questions: readonly StartedQuestion[], variant: number): string {
  const responses = questions.map((question, index) => ({
    questionId: question._id,
    ...answerTo(question, index + variant),
    timeSpent: 10 + variant,
    marked: index % 7 === 0,
    visited: true,
    changedAt: 1_000 * index,
  }));
  const body: Save = {
    revision: 0,
    currentQuestionIndex: 0,
    timeSpent: 60,
    responses,
  };
  return JSON.stringify(body).replace('"revision":0', `"revision":${revisionMark}`);
}

/** Some answer that the question accepts as one; another number gives another answer. */
export function answerTo({ kind = 'single', options }: StartedQuestion, number: number): Answer {
  const last = options.length - 1;
  switch (kind) {
    case 'single':
      return { selectedOption: number % options.length };
    case 'multiple':
      return { selectedOption: null, selectedOptions: [number % last, last] };
    case 'numeric':
      return { selectedOption: null, value: `-${number}.25` };
  }
}
