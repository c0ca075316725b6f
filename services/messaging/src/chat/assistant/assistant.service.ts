import { Inject, Injectable } from '@nestjs/common';
import type { CatalogueFacts, ExamFacts } from '../../clients/catalogue.client.js';
import type { Turn } from '../conversations.repository.js';
import { FactsService } from '../facts/facts.service.js';
import { HELP_PASSAGES } from '../knowledge/help-passages.js';
import { STUDY_PASSAGES } from '../knowledge/study-passages.js';
import { PassageIndex } from '../retrieval/passage-index.js';
import { detectIntent, refersBack } from '../rules/detect-intent.js';
import { findExams } from '../rules/find-exams.js';
import { withoutExamWords } from '../rules/without-exam-words.js';
import { ASSISTANT_MODEL, type AssistantModel } from './assistant-model.js';
import { composeReply, type Findings } from './compose-reply.js';

export interface Reply {
  text: string;
  examIds: string[];
}

/** Replies to a message from help texts, study guidance and the catalogue's current facts. */
@Injectable()
export class AssistantService {
  private readonly passages = new PassageIndex([...HELP_PASSAGES, ...STUDY_PASSAGES]);

  constructor(
    private readonly facts: FactsService,
    @Inject(ASSISTANT_MODEL) private readonly model: AssistantModel,
  ) {}

  async reply(message: string, history: readonly Turn[]): Promise<Reply> {
    const facts = await this.facts.current();
    const findings = this.find(message, history, facts);
    const text = (await this.model.write({ message, history, findings })) ?? composeReply(findings);
    return { text, examIds: findings.exams.slice(0, 5).map((exam) => exam._id) };
  }

  private find(
    message: string,
    history: readonly Turn[],
    facts: CatalogueFacts | undefined,
  ): Findings {
    const intent = detectIntent(message);
    const named = facts ? findExams(message, facts.exams) : [];
    const passages = this.passages.find(message, withoutExamWords(message, named));
    const canReferBack = intent !== 'other' || passages.length === 0;
    const exams =
      named.length === 0 && canReferBack && refersBack(message)
        ? lastMentioned(history, facts?.exams ?? [])
        : named;
    return { intent, facts, exams, passages };
  }
}

function lastMentioned(history: readonly Turn[], exams: readonly ExamFacts[]): ExamFacts[] {
  const ids = history.findLast((turn) => turn.examIds?.length)?.examIds ?? [];
  return exams.filter((exam) => ids.includes(exam._id));
}
