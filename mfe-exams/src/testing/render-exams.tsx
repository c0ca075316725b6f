import { renderApp, type RenderAppOptions } from '@abhyas/web-kit/testing';
import { ExamsApp } from '../app/exams-app';

/** Renders the whole app at a path, as the shell does. */
export function renderExams(options: RenderAppOptions) {
  return renderApp(<ExamsApp />, options);
}
