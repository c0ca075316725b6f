import { kindsExam } from './kinds-exam.ts';
import { lockedExam } from './locked-exam.ts';
import { markupExam } from './markup-exam.ts';
import { importQuestions } from './operator-commands.ts';
import { optionsExam } from './options-exam.ts';
import { importExams } from './own-exams.ts';
import { liveExam, timesTables } from './own-tests.ts';
import { hasRealQuestions, questionsFile } from './questions.ts';
import { startSignInProvider } from './sign-in-provider.ts';
import { runningStack } from './stack.ts';

/** Runs before the first test; the function that it returns runs after the last. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (hasRealQuestions) await importQuestions(questionsFile);
  await importExams([timesTables, liveExam, kindsExam, lockedExam, markupExam, optionsExam]);
  const isConfigured = runningStack().environments.auth['GOOGLE_CLIENT_ID'] !== undefined;
  return isConfigured ? startSignInProvider() : undefined;
}
