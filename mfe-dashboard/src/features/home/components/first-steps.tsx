import { ButtonLink } from '@abhyas/ui';
import { EXAMS_PATH } from '@abhyas/web-kit';
import { FirstRun } from '../../../shared/first-run/first-run';
import { AnswerSheetPicture } from '../../../shared/first-run/pictures';
import { StartLink } from './start-link';
import { TestFacts, type Recommendation } from './test-facts';

interface FirstStepsProps {
  /** The test to take first. */
  test: Recommendation | undefined;
  /** Whether the page asks for the student's exam: the answer decides which test is the first. */
  isAsking: boolean;
}

/** The home page of a student who has not finished a test. */
export function FirstSteps({ test, isAsking }: FirstStepsProps) {
  return (
    <FirstRun
      note="No tests taken yet"
      title="Take your first test"
      text={
        isAsking
          ? 'First choose your exam below. Then we recommend the tests for it.'
          : 'After the test you see your score, all the right answers and what to practise next.'
      }
      picture={<AnswerSheetPicture />}
    >
      {isAsking ? undefined : <FirstTest test={test} />}
    </FirstRun>
  );
}

function FirstTest({ test }: Pick<FirstStepsProps, 'test'>) {
  if (test === undefined) return <ButtonLink to={EXAMS_PATH}>Browse test series</ButtonLink>;
  return (
    <>
      <div>
        <h3>{test.name}</h3>
        <TestFacts test={test} />
        {test.reason !== undefined && <p>{test.reason}.</p>}
      </div>
      <div>
        <StartLink test={test} isNextStep />
      </div>
    </>
  );
}
