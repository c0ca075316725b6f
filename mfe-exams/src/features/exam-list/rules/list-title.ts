import * as texts from '../../../texts/search-engines';
import type { ExamListView } from './list-address';

/** The title of a page of the list: each page, category and search has its own. */
export function listTitleOf({ text, category, page }: ExamListView): string {
  return text === '' ? texts.listTitle(category, page) : texts.searchTitle(text);
}
