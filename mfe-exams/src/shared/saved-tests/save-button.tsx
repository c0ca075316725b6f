import { toast, useUser } from '@abhyas/web-kit';
import { Bookmark, BookmarkCheck, Button } from '@abhyas/ui';
import { useLocation, useNavigate } from 'react-router';
import { useSavedTests, useSaveTest } from './use-saved-tests';

interface SaveButtonProps {
  testId: string;
  /** The test's title, which tells one button from the next for screen readers. */
  title: string;
  size?: 'sm' | 'md';
}

/** Keeps a test on the student's list of saved tests; a visitor is sent to log in and comes back. */
export function SaveButton({ testId, title, size = 'md' }: SaveButtonProps) {
  const { status } = useUser();
  const navigate = useNavigate();
  const location = useLocation();
  const savedTests = useSavedTests();
  const save = useSaveTest(testId);
  const isSaved = savedTests.data?.some((test) => test.id === testId) ?? false;

  const toggle = () => {
    if (status === 'out') {
      const here = `${location.pathname}${location.search}`;
      void navigate(`/login?next=${encodeURIComponent(here)}`);
      return;
    }
    save.mutate(!isSaved, {
      onSuccess: () => {
        toast.success(isSaved ? 'Removed from saved tests' : 'Saved. Find it under Saved Tests.');
      },
      onError: () => {
        toast.error(isSaved ? 'Could not remove the test' : 'Could not save the test');
      },
    });
  };

  return (
    <Button
      variant="ghost"
      size={size}
      aria-pressed={isSaved}
      aria-label={`${isSaved ? 'Saved' : 'Save'}: ${title}`}
      pending={save.isPending}
      onClick={toggle}
    >
      {isSaved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
      {isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}
