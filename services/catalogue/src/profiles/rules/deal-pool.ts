import { pickEvenly } from './pick-evenly.js';
import { byEase, type QuestionGroup } from './question-pools.js';

/** The questions of one pool for one test: groups for each part, from easy to hard. */
type DealtParts = QuestionGroup[][];

export interface Deal {
  /** One for each test. */
  tests: DealtParts[];
  /** How many questions are missing in all tests together. */
  missing: number;
}

/** What a test has got so far. */
interface Hand {
  parts: { room: number; groups: QuestionGroup[] }[];
}

/**
 * Deals the groups of a pool to tests, so that each test gets its share of every topic and of the passages.
 * Parts that come first get the easier questions.
 *
 * @param groups sorted by topic
 * @param parts the number of questions of each part
 */
export function dealPool(
  groups: readonly QuestionGroup[],
  parts: readonly number[],
  tests: number,
): Deal {
  const passages = groups.filter(({ length }) => length > 1);
  const singles = groups.filter(({ length }) => length === 1);
  const needed = parts.reduce((sum, questions) => sum + questions, 0);
  const total = groups.reduce((sum, { length }) => sum + length, 0);
  const share = Math.ceil((needed * (total - singles.length)) / Math.max(1, total));
  let hands = dealPassages(passages, parts, tests, share);
  // Too few single questions: passages take all the room that they can.
  if (roomIn(hands) > singles.length) hands = dealPassages(passages, parts, tests, needed);
  const missing = Math.max(0, roomIn(hands) - singles.length);
  if (missing === 0) dealSingles(singles, hands);
  return {
    tests: hands.map((hand) => hand.parts.map((part) => part.groups.toSorted(byFirst))),
    missing,
  };
}

/** @param share about how many questions of a test are of passages: more only if one passage is larger */
function dealPassages(
  passages: readonly QuestionGroup[],
  parts: readonly number[],
  tests: number,
  share: number,
): Hand[] {
  return Array.from({ length: tests }, (_, test) => {
    const own = passages.filter((_passage, index) => index % tests === test);
    const chosen = pickShare(own, share).toSorted(byFirst);
    const hand: Hand = { parts: parts.map((room) => ({ room, groups: [] })) };
    for (const passage of chosen) {
      const part = hand.parts.find(({ room }) => room >= passage.length);
      // A passage that fits in no part is left for another test.
      if (part) put(part, passage);
    }
    return hand;
  });
}

/** The most passages whose questions are at most the share, evenly spread; at least one. */
function pickShare(passages: readonly QuestionGroup[], share: number): QuestionGroup[] {
  for (let count = passages.length; count > 1; count -= 1) {
    const chosen = pickEvenly(passages, count);
    if (chosen.reduce((sum, { length }) => sum + length, 0) <= share) return chosen;
  }
  return passages.slice(0, 1);
}

function put(part: Hand['parts'][number], group: QuestionGroup): void {
  part.groups.push(group);
  part.room -= group.length;
}

function roomIn(hands: readonly Hand[]): number {
  return hands.reduce((sum, hand) => sum + roomOf(hand), 0);
}

function roomOf({ parts }: Hand): number {
  return parts.reduce((sum, { room }) => sum + room, 0);
}

/** Deals as many single questions as there is room for; each test gets some of every stretch of the list. */
function dealSingles(singles: readonly QuestionGroup[], hands: readonly Hand[]): void {
  const seats = hands.map((hand) => ({ hand, needed: roomOf(hand), cards: [] as QuestionGroup[] }));
  for (const single of pickEvenly(singles, roomIn(hands))) {
    const [next] = seats
      .filter(({ needed, cards }) => cards.length < needed)
      .toSorted((one, other) => waitOf(other) - waitOf(one));
    next?.cards.push(single);
  }
  for (const { hand, cards } of seats) {
    const sorted = cards.toSorted(byFirst);
    for (const part of hand.parts) {
      for (const single of sorted.splice(0, part.room)) put(part, single);
    }
  }
}

/** The share of its questions that a test still waits for. */
function waitOf({ needed, cards }: { needed: number; cards: readonly QuestionGroup[] }): number {
  return (needed - cards.length) / needed;
}

function byFirst([one]: QuestionGroup, [other]: QuestionGroup): number {
  return byEase(one, other);
}
