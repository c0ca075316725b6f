import type { ExamFacts } from '../../clients/catalogue.client.js';
import { examLink, type ChatLink } from '../links/chat-link.js';
import type { OwnQuestion } from '../own-figures/own-figures.js';
import type { Aspect } from '../understanding/detect-aspects.js';

/** What was found for one message. */
export interface Answer {
  text: string;
  links: readonly ChatLink[];
  /** Texts from which a model may write the reply; none where it must not. */
  sources: readonly string[];
  /** What a later message can refer to. */
  exams: readonly ExamFacts[];
  aspects: readonly Aspect[];
  /** A question about the student's own figures: these are read by the caller. */
  own?: OwnQuestion;
}

/** More exams than this are listed instead. */
export const MAX_ANSWERED_EXAMS = 2;

export function plain(text: string, links: readonly ChatLink[] = []): Answer {
  return { text, links, sources: [text], exams: [], aspects: [] };
}

/** Written with care, word for word: no model changes it. */
export function wellbeing(text: string): Answer {
  return unchanged({ text, links: [], exams: [], aspects: [] });
}

/** An answer that no model changes. */
export function unchanged(answer: Omit<Answer, 'sources'>): Answer {
  return { ...answer, sources: [] };
}

export function about(
  text: string,
  exams: readonly ExamFacts[],
  aspects: readonly Aspect[],
  links: readonly ChatLink[] = [],
): Answer {
  const own = exams.slice(0, MAX_ANSWERED_EXAMS).map(examLink);
  return { text, links: [...links, ...own], sources: [text], exams, aspects };
}

/** Two answers, one after the other. */
export function joinAnswers(one: Answer, two: Answer): Answer {
  return {
    ...two,
    text: `${one.text}\n\n${two.text}`,
    links: uniqueLinks([...one.links, ...two.links]),
    sources: [...one.sources, ...two.sources],
    exams: two.exams.length > 0 ? two.exams : one.exams,
  };
}

function uniqueLinks(links: readonly ChatLink[]): ChatLink[] {
  return [...new Map(links.map((link) => [link.path, link])).values()];
}
