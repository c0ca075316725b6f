import { formatCount } from '@abhyas/web-kit/formats';

export const loading = 'Loading your saved tests...';
export const loadFailed = 'Your saved tests could not be loaded';
export const noneTitle = 'No saved tests yet';
export const noneText = 'Save tests to access them later from here.';
export const questions = (count: number) => formatCount(count, 'question');
export const savedOn = (date: string) => `Saved on ${date}`;
export const startTest = 'Start Test';
export const startTestOf = (test: string) => `Start Test: ${test}`;
export const remove = 'Remove';
export const removeOf = (test: string) => `Remove: ${test}`;
export const removeFailed = 'The test could not be removed. Please try again.';
export const isRemoved = (test: string) => `“${test}” is no longer saved.`;
export const undo = 'Undo';
export const undoOf = (test: string) => `Undo: remove ${test}`;
export const undoFailed = 'The test could not be saved again. Please try again.';
