import { formatCount } from '@abhyas/web-kit/formats';

export const resume = (timeLeft: string) => `Resume, ${timeLeft}`;
export const inProgress = 'Tests in progress';
export const isRunning = (test: string) => (
  <>
    <strong>{test}</strong> <span>is running.</span>
  </>
);
export const answered = (count: number, questions: number) => `${count} of ${questions} answered`;

export const runningNote = (count: number, questions: number) => (
  <>
    <strong>This test is running.</strong>{' '}
    <span>{`You have answered ${count} of ${formatCount(questions, 'question')}.`}</span>{' '}
    <span>The clock does not stop while you are away.</span>
  </>
);
