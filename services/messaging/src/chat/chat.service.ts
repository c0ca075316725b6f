import { RateLimits, SERVICE_CONFIG } from '@abhyas/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { MessagingConfig } from '../config.js';
import { AssistantService } from './assistant/assistant.service.js';
import { greeting } from './assistant/assistant.texts.js';
import type { ChatLinkDto, ChatTurnDto } from './chat.dto.js';
import {
  ConversationsRepository,
  MAX_STORED_TURNS,
  type Turn,
} from './conversations.repository.js';
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

  /**
   * The greeting, and what was said in the last day.
   *
   * @param studentId only when a student is signed in
   */
  async start(
    userId: string,
    studentId: string | undefined,
  ): Promise<{ initialMessage: string; history: ChatTurnDto[] }> {
    const [facts, turns] = await Promise.all([
      this.facts.current(),
      this.conversations.recentOf(userId, studentId, MAX_STORED_TURNS),
    ]);
    return { initialMessage: greeting(facts?.exams.length ?? 0), history: turns.map(presentTurn) };
  }

  /** @param studentId only when a student is signed in */
  async reply(
    userId: string,
    message: string,
    studentId: string | undefined,
  ): Promise<{ message: string; links: ChatLinkDto[] }> {
    await this.limits.enforce(`chat-user:${userId}`, {
      limit: this.config.CHAT_LIMIT_PER_USER,
      windowSeconds: MINUTE_SECONDS,
    });
    const history = await this.conversations.recentOf(userId, studentId, MAX_PROMPT_TURNS);
    const { text, links, examIds, aspects, isPersonal } = await this.assistant.reply(
      message,
      history,
      studentId,
    );
    await this.conversations.append(userId, [
      { role: 'user', text: message, studentId },
      {
        role: 'assistant',
        text,
        links: [...links],
        examIds,
        aspects: [...aspects],
        isPersonal,
        studentId,
      },
    ]);
    return { message: text, links: [...links] };
  }

  /** @param studentId only when a student is signed in */
  async clear(userId: string, studentId: string | undefined): Promise<void> {
    await this.conversations.remove(userId, studentId);
  }
}

function presentTurn({ role, text, links }: Turn): ChatTurnDto {
  return { sender: role === 'user' ? 'user' : 'bot', text, links: links ?? [] };
}
