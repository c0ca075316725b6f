/** What a category of a question bank says about its questions. */
export interface Category {
  exam?: string;
  subject?: string;
  topic?: string;
}

/** A slash that has no other beside it parts names; two of them are a slash within a name. */
const PARTING_SLASH = /(?<!\/)\/(?!\/)/;
const CONTEXT = /^\$\w+\$$/;

/**
 * Reads a path as question banks write it: `exam/subject/topic`, perhaps after `$course$/top`. Two names
 * are subject and topic, one is the subject; names beyond the third belong to the topic.
 */
export function readCategoryPath(path: string): Category {
  const names = path.split(PARTING_SLASH).map((name) => name.trim().replaceAll('//', '/'));
  const own = withoutContext(names).filter((name) => name !== '');
  if (own.length > 2) {
    const [exam, subject, ...topic] = own;
    return { exam, subject, topic: topic.join(' / ') };
  }
  const [subject, topic] = own;
  return { ...(subject && { subject }), ...(topic && { topic }) };
}

/** The path of an exam's topic, as `readCategoryPath` reads it. */
export function writeCategoryPath(exam: string, subject: string, topic: string): string {
  return ['$course$', 'top', ...[exam, subject, topic].map(escapeName)].join('/');
}

function withoutContext([first = '', second = '', ...others]: readonly string[]): string[] {
  if (!CONTEXT.test(first)) return [first, second, ...others];
  return second.toLowerCase() === 'top' ? others : [second, ...others];
}

/** A slash at a name's end needs a blank beside it, or it would meet the one that parts names. */
function escapeName(name: string): string {
  return name.replaceAll('/', '//').replace(/^\//, ' /').replace(/\/$/, '/ ');
}
