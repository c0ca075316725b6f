import { Button, Card } from '@abhyas/ui';
import { FormFailure } from '../../../shared/forms/form-failure';
import { useFailure } from '../../../shared/forms/use-failure';
import page from '../../../shared/page.module.css';
import { usePutTargets } from '../../../shared/targets/api/put-targets';
import { TargetForm } from '../../../shared/targets/components/target-form';
import styles from './target-exams.module.css';

interface TargetQuestionProps {
  onAnswer: (answer: 'saved' | 'skipped') => void;
}

/** Asks for the target exams, once. */
export function TargetQuestion({ onAnswer }: TargetQuestionProps) {
  const { mutate, isPending, error } = usePutTargets();
  const failure = useFailure(error, 'Your answer could not be saved.');
  return (
    <Card as="section" aria-labelledby="target-heading" className={styles.question}>
      <div>
        <h2 id="target-heading" className={page.sectionHeading}>
          Which exam are you preparing for?
        </h2>
        <p className={styles.hint}>
          We count the days to it and recommend its tests first. You can change this in the settings
          at any time.
        </p>
      </div>
      <TargetForm
        targets={[]}
        emptyError="Choose an exam from the list, or skip this question."
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
          Skip
        </Button>
      </TargetForm>
      <FormFailure failure={failure} />
    </Card>
  );
}
