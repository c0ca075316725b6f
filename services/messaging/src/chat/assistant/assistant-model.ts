import { SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import type { MessagingConfig } from '../../config.js';
import type { Turn } from '../conversations.repository.js';
import { composeReply, type Findings } from './compose-reply.js';

export const ASSISTANT_MODEL = Symbol('ASSISTANT_MODEL');

/** The input of a model. */
export interface WritingTask {
  message: string;
  history: readonly Turn[];
  findings: Findings;
}

/** Writes a reply in its own words, or returns undefined when it cannot. */
export interface AssistantModel {
  write(task: WritingTask): Promise<string | undefined>;
}

/** Used when no model is configured. */
export const noModel: AssistantModel = { write: () => Promise.resolve(undefined) };

const TIMEOUT_MS = 6_000;
const MAX_REPLY_LENGTH = 2_000;
const MAX_HISTORY_TURNS = 6;

const choiceSchema = z.object({ message: z.object({ content: z.string().trim().min(1) }) });
const completionSchema = z.object({ choices: z.tuple([choiceSchema], z.unknown()) });

const INSTRUCTIONS = `You are the exam assistant of Abhyas, a site with mock tests for India's competitive exams.
Answer the student's last message in at most 150 words, kindly and plainly, in the student's language.
Use only the facts below for anything about this site, its exams, tests, prices and dates; never invent one. If they do not hold the answer, say so and name the contact form on the home page.
Do not solve questions of a running test.`;

/** Calls an OpenAI-compatible API. After any error the caller falls back to the passages it found. */
@Injectable()
export class OpenAiCompatibleModel implements AssistantModel {
  private readonly logger = new Logger(OpenAiCompatibleModel.name);

  constructor(@Inject(SERVICE_CONFIG) private readonly config: MessagingConfig) {}

  async write(task: WritingTask): Promise<string | undefined> {
    try {
      return await this.request(task);
    } catch (error) {
      this.logger.warn({ err: error }, 'The model did not reply');
      return undefined;
    }
  }

  private async request(task: WritingTask): Promise<string> {
    const base = this.config.ASSISTANT_LLM_URL?.replace(/\/+$/, '');
    const response = await fetch(`${base}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${this.config.ASSISTANT_LLM_KEY}`,
      },
      body: JSON.stringify({ model: this.config.ASSISTANT_LLM_MODEL, messages: messagesFor(task) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { choices } = completionSchema.parse(await response.json());
    return choices[0].message.content.slice(0, MAX_REPLY_LENGTH);
  }
}

function messagesFor({ message, history, findings }: WritingTask) {
  const facts = [
    composeReply(findings),
    ...findings.passages.map(({ passage }) => `${passage.title}\n${passage.text}`),
  ].join('\n\n---\n\n');
  return [
    { role: 'system', content: `${INSTRUCTIONS}\n\nFacts:\n\n${facts}` },
    ...history.slice(-MAX_HISTORY_TURNS).map((turn) => ({ role: turn.role, content: turn.text })),
    { role: 'user', content: message },
  ];
}
