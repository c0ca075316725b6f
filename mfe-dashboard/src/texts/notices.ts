import { formatCount } from '@abhyas/web-kit/formats';

export const notifications = 'Notifications';
export const unread = (count: number) => `Notifications, ${count} unread`;
export const recent = (count: number) =>
  count === 0 ? 'No recent notifications' : formatCount(count, 'recent notification');
export const resume = (timeLeft: string) => `Resume, ${timeLeft}`;

export const isRunning = (test: string) => `${test} is running`;
export const unlocked = (achievement: string) => `Achievement unlocked: ${achievement}`;
export const scored = (test: string, score: number) => `${test}: you scored ${score}%`;
export const gotMarks = (test: string, marks: string) => `${test}: you got ${marks}`;
export const marksAreHere = (test: string) => `${test}: marks and solutions are here`;
export const settled = (outcome: string, test: string, question: number) =>
  `We checked your report: ${outcome} (${test}, question ${question})`;
export const lobbyIsOpen = (test: string, time: string) =>
  `${test} starts at ${time}: enter the lobby`;
export const startsOn = (test: string, date: string, time: string) =>
  `${test} starts on ${date} at ${time}`;
