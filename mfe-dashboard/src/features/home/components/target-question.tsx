import { Button, Card } from '@abhyas/ui';
import { FormFailure } from '../../../shared/forms/form-failure';
import { useFailure } from '../../../shared/forms/use-failure';
import page from '../../../shared/page.module.css';
import { usePutTargets } from '../../../shared/targets/api/put-targets';
import { TargetForm } from '../../../shared/targets/components/target-form';
import * as texts from '../../../texts/targets';
import styles from './target-exams.module.css';

interface TargetQuestionProps {
  onAnswer: (answer: 'saved' | 'skipped') => void;
}

/** Asks for the target exams, once. */
export function TargetQuestion({ onAnswer }: TargetQuestionProps) {
  const { mutate, isPending, error } = usePutTargets();
  const failure = useFailure(error, texts.answerFailed);
  return (
    <Card as="section" aria-labelledby="target-heading" className={styles.question}>
      <div>
        <h2 id="target-heading" className={page.sectionHeading}>
          {texts.question}
        </h2>
        <p className={styles.hint}>{texts.questionText}</p>
      </div>
      <TargetForm
        targets={[]}
        emptyError={texts.noAnswer}
        onSaved={() => {
          onAnswer('saved');
        }}
      >
        <Button
          variant="ghost"
          pending={isPending}
          onClick={() => {
            mutate([], {
              onSuccess: () => {
                onAnswer('skipped');
              },
            });
          }}
        >
          {texts.skip}
        </Button>
      </TargetForm>
      <FormFailure failure={failure} />
    </Card>
  );
}
