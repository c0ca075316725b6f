import { buttons } from './entries/buttons';
import { choices } from './entries/choices';
import { content } from './entries/content';
import { fields } from './entries/fields';
import { messages } from './entries/messages';
import { questions } from './entries/questions';
import { values } from './entries/values';
import { waiting } from './entries/waiting';
import type { Part } from './part';

/** Everything that the page shows, in its order. */
export const parts: readonly Part[] = [
  ...buttons,
  ...fields,
  ...choices,
  ...messages,
  ...waiting,
  ...content,
  ...values,
  ...questions,
];
