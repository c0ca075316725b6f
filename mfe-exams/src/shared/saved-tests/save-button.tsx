import { useEffect } from 'react';
import { loginPath, useUser } from '@abhyas/web-kit';
import { Bookmark, BookmarkCheck, Button, type ButtonProps } from '@abhyas/ui';
import { useLocation, useNavigate } from 'react-router';
import { rememberToSave, takeToSave } from './save-after-login';
import { useSavedTests, useSaveTest } from './use-saved-tests';

interface SaveButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  testId: string;
  /** The test's title, which tells one button from the next for screen readers. */
  title: string;
}

/**
 * Keeps a test on the student's list of saved tests, or takes it off again. A visitor is sent to log in
 * first, and finds the test saved when they are back.
 */
export function SaveButton({ testId, title, size = 'md', variant = 'ghost' }: SaveButtonProps) {
  const { status } = useUser();
  const navigate = useNavigate();
  const location = useLocation();
  const savedTests = useSavedTests();
  const { mutate, isPending } = useSaveTest(testId);
  const isSaved = savedTests.data?.some((test) => test.id === testId) ?? false;

  useEffect(() => {
    if (savedTests.isSuccess && takeToSave(testId)) mutate(true);
  }, [savedTests.isSuccess, testId, mutate]);

  const toggle = () => {
    if (status === 'out') {
      rememberToSave(testId);
      void navigate(loginPath(`${location.pathname}${location.search}`));
      return;
    }
    mutate(!isSaved);
  };

  return (
    <Button
      variant={variant}
      size={size}
      aria-pressed={isSaved}
      aria-label={`${isSaved ? 'Saved' : 'Save'}: ${title}`}
      pending={isPending}
      onClick={toggle}
    >
      {isSaved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
      {isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}
