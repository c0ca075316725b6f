import { Bookmark, BookmarkCheck, Button, type ButtonProps } from '@abhyas/ui';
import * as texts from '../../texts/saved-tests';

interface SaveButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  testId: string;
  /** The test's title, which distinguishes the buttons for screen readers. */
  title: string;
  isSaved: boolean;
  isPending: boolean;
  onToggle: (testId: string) => void;
}

/** Adds a test to the student's saved tests, or removes it. */
export function SaveButton({
  testId,
  title,
  isSaved,
  isPending,
  onToggle,
  size = 'md',
  variant = 'ghost',
}: SaveButtonProps) {
  return (
    <Button
      variant={variant}
      size={size}
      aria-pressed={isSaved}
      aria-label={isSaved ? texts.savedOf(title) : texts.saveOf(title)}
      pending={isPending}
      onClick={() => {
        onToggle(testId);
      }}
    >
      {isSaved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
      <span>{isSaved ? texts.saved : texts.save}</span>
    </Button>
  );
}
