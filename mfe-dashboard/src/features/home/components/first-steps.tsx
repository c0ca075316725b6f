import { ButtonLink } from '@abhyas/ui';
import { EXAMS_PATH } from '@abhyas/web-kit';
import { FirstRun } from '../../../shared/first-run/first-run';
import { AnswerSheetPicture } from '../../../shared/first-run/pictures';
import * as frameTexts from '../../../texts/frame';
import * as texts from '../../../texts/home';
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
      note={texts.noTests}
      title={texts.firstTitle}
      text={isAsking ? texts.firstTextAsking : texts.firstText}
      picture={<AnswerSheetPicture />}
    >
      {isAsking ? undefined : <FirstTest test={test} />}
    </FirstRun>
  );
}

function FirstTest({ test }: Pick<FirstStepsProps, 'test'>) {
  if (test === undefined) return <ButtonLink to={EXAMS_PATH}>{frameTexts.browse}</ButtonLink>;
  return (
    <>
      <div>
        <h3>{test.name}</h3>
        <TestFacts test={test} />
        <p>{texts.because(test.reason)}</p>
      </div>
      <div>
        <StartLink test={test} isNextStep />
      </div>
    </>
  );
}
