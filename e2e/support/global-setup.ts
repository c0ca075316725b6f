import { importQuestions } from './operator-commands.ts';
import { writeOwnTest } from './own-tests.ts';
import { hasRealQuestions, questionsFile } from './questions.ts';
import { startSignInProvider } from './sign-in-provider.ts';
import { runningStack } from './stack.ts';

/** Runs before the first test; the function that it returns runs after the last. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (hasRealQuestions) await importQuestions(questionsFile);
  await importQuestions(writeOwnTest());
  const isConfigured = runningStack().environments.auth['GOOGLE_CLIENT_ID'] !== undefined;
  return isConfigured ? startSignInProvider() : undefined;
}
