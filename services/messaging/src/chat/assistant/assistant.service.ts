import { Inject, Injectable, Logger } from '@nestjs/common';
import { AttemptClient, type OwnFigures } from '../../clients/attempt.client.js';
import type { Turn } from '../conversations.repository.js';
import { FactsService } from '../facts/facts.service.js';
import { HelpAnswersService } from '../facts/help-answers.service.js';
import { LOGIN_LINK, type ChatLink } from '../links/chat-link.js';
import { describeOwn, ownLinks, type OwnQuestion } from '../own-figures/own-figures.js';
import { figuresAway, logInFirst } from '../own-figures/own-figures.texts.js';
import type { Aspect } from '../understanding/detect-aspects.js';
import { ASSISTANT_MODEL, type AssistantModel } from './assistant-model.js';
import { AnswerFinder } from './find-answer.js';

export interface Reply {
  text: string;
  links: readonly ChatLink[];
  examIds: string[];
  aspects: readonly Aspect[];
  /** Whether it holds figures of the student. */
  isPersonal: boolean;
}

/** A model has until then. The student hears something within three seconds. */
const TOTAL_MS = 2_300;
const MAX_LINKS = 3;
const MAX_REMEMBERED_EXAMS = 5;

/** Replies to a message from help texts, study guidance and the catalogue's current facts. */
@Injectable()
export class AssistantService {
  private readonly logger = new Logger(AssistantService.name);
  private readonly finder = new AnswerFinder();

  constructor(
    private readonly facts: FactsService,
    private readonly helpAnswers: HelpAnswersService,
    private readonly attempts: AttemptClient,
    @Inject(ASSISTANT_MODEL) private readonly model: AssistantModel,
  ) {}

  /** @param studentId only when a student is signed in, from their token */
  async reply(
    message: string,
    history: readonly Turn[],
    studentId: string | undefined,
  ): Promise<Reply> {
    const deadline = performance.now() + TOTAL_MS;
    const [facts, helpAnswers] = await Promise.all([
      this.facts.current(),
      this.helpAnswers.current(),
    ]);
    const answer = this.finder.find(message, history, facts, helpAnswers);
    if (answer.own) return this.ownReply(answer.own, studentId);
    const written =
      answer.sources.length > 0
        ? await this.model.write({ message, history, sources: answer.sources, deadline })
        : undefined;
    return {
      text: written ?? answer.text,
      links: answer.links.slice(0, MAX_LINKS),
      examIds: answer.exams.slice(0, MAX_REMEMBERED_EXAMS).map((exam) => exam._id),
      aspects: answer.aspects,
      isPersonal: false,
    };
  }

  private async ownReply(question: OwnQuestion, studentId: string | undefined): Promise<Reply> {
    const reply = (text: string, links: readonly ChatLink[]): Reply => ({
      text,
      links,
      examIds: [],
      aspects: [],
      isPersonal: true,
    });
    if (studentId === undefined) return reply(logInFirst, [LOGIN_LINK]);
    const figures = await this.figuresOf(studentId);
    const text = figures ? describeOwn(question, figures) : figuresAway;
    return reply(text, ownLinks(question, figures));
  }

  private async figuresOf(studentId: string): Promise<OwnFigures | undefined> {
    try {
      return await this.attempts.figuresOf(studentId);
    } catch (error) {
      this.logger.warn({ err: error }, 'A student’s figures could not be read');
      return undefined;
    }
  }
}
