/** The classification that a category of a question bank gives its questions. */
export interface Category {
  exam?: string;
  subject?: string;
  topic?: string;
}

/** A single slash separates names; a double slash is a slash within a name. */
const SEPARATOR = /(?<!\/)\/(?!\/)/;
const CONTEXT = /^\$\w+\$$/;

/**
 * Reads a path of a question bank: `exam/subject/topic`, optionally after `$course$/top`. Two names are
 * subject and topic; one name is the subject. Names after the third belong to the topic.
 */
export function readCategoryPath(path: string): Category {
  const names = path.split(SEPARATOR).map((name) => name.trim().replaceAll('//', '/'));
  const own = withoutContext(names).filter((name) => name !== '');
  if (own.length > 2) {
    const [exam, subject, ...topic] = own;
    return { exam, subject, topic: topic.join(' / ') };
  }
  const [subject, topic] = own;
  return { ...(subject && { subject }), ...(topic && { topic }) };
}

/** Writes the path of an exam's topic so that `readCategoryPath` can read it. */
export function writeCategoryPath(exam: string, subject: string, topic: string): string {
  return ['$course$', 'top', ...[exam, subject, topic].map(escapeName)].join('/');
}

function withoutContext([first = '', second = '', ...others]: readonly string[]): string[] {
  if (!CONTEXT.test(first)) return [first, second, ...others];
  return second.toLowerCase() === 'top' ? others : [second, ...others];
}

/** A slash at the start or end of a name needs a space, or it would join the separator. */
function escapeName(name: string): string {
  return name.replaceAll('/', '//').replace(/^\//, ' /').replace(/\/$/, '/ ');
}
