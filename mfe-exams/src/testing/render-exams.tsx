import { renderApp, type RenderAppOptions } from '@abhyas/web-kit/testing';
import { ExamsApp } from '../app/exams-app';

/** The whole app at an address, as the shell would mount it. */
export function renderExams(options: RenderAppOptions) {
  return renderApp(<ExamsApp />, options);
}
