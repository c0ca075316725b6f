import { RateLimits, SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { MessagingConfig } from '../config.js';
import { AssistantService } from './assistant/assistant.service.js';
import { ConversationsRepository } from './conversations.repository.js';
import { FactsService } from './facts/facts.service.js';

const MINUTE_SECONDS = 60;
const MAX_PROMPT_TURNS = 12;

/** Conversations with the assistant. */
@Injectable()
export class ChatService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly assistant: AssistantService,
    private readonly facts: FactsService,
    private readonly limits: RateLimits,
    @Inject(SERVICE_CONFIG) private readonly config: MessagingConfig,
  ) {}

  /** The greeting. An earlier conversation of the same user continues. */
  async start(): Promise<string> {
    const exams = (await this.facts.current())?.exams.length ?? 0;
    const offer =
      exams > 1
        ? `Ask me about any of our ${exams} exams, their tests and prices, or about how to study.`
        : 'Ask me about our exams, their tests and prices, or about how to study.';
    return `Hi there! 👋 I'm your exam preparation assistant. How can I help you today?\n\n${offer}`;
  }

  /** @param studentId only when a student is signed in */
  async reply(userId: string, message: string, studentId: string | undefined): Promise<string> {
    await this.limits.enforce(`chat-user:${userId}`, {
      limit: this.config.CHAT_LIMIT_PER_USER,
      windowSeconds: MINUTE_SECONDS,
    });
    const history = await this.conversations.recent(userId, MAX_PROMPT_TURNS);
    const reply = await this.assistant.reply(message, history);
    await this.conversations.append(userId, [
      { role: 'user', text: message, studentId },
      { role: 'assistant', text: reply.text, examIds: reply.examIds, studentId },
    ]);
    return reply.text;
  }

  async clear(userId: string): Promise<void> {
    await this.conversations.remove(userId);
  }
}
