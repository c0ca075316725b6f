import { useState } from 'react';
import {
  Button,
  ButtonLink,
  Dialog,
  Drawer,
  EmptyState,
  FailureState,
  QueryFailure,
  Toaster,
  UnknownPage,
  type ToastMessage,
} from '../../src/index';
import type { Part } from '../part';

const nothing = () => undefined;

const toasts: readonly ToastMessage[] = [
  { id: 'success', tone: 'success', text: 'Profile updated successfully!' },
  { id: 'error', tone: 'error', text: 'Failed to update profile' },
];

function SampleToasts() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button variant="secondary" onClick={() => setCount(count + 1)}>
        Show them again
      </Button>
      <Toaster key={count} toasts={toasts} onDismiss={nothing} />
    </>
  );
}

function SampleDialog({ isDismissible }: { isDismissible: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        dismissible={isDismissible}
        title="Submit the test?"
        description="You answered 12 of 20 questions."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => setOpen(false)}>Submit</Button>
          </>
        }
      />
    </>
  );
}

function SampleDrawer({ side }: { side: 'left' | 'right' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open the drawer
      </Button>
      <Drawer open={isOpen} onOpenChange={setOpen} side={side} title="Questions">
        <p>The palette, or a menu.</p>
      </Drawer>
    </>
  );
}

export const messages: readonly Part[] = [
  {
    id: 'empty-state',
    title: 'EmptyState',
    components: ['EmptyState'],
    use: 'where a list will be, with one sentence and the next step.',
    avoid: 'for a failure: people would think that they lost something.',
    states: [
      {
        name: 'With a next step',
        content: (
          <EmptyState
            headingLevel={3}
            title="No saved tests yet"
            text="Save tests to access them later from here."
            action={<ButtonLink to="/exam-test-series">Browse exams</ButtonLink>}
          />
        ),
      },
      { name: 'Title only', content: <EmptyState headingLevel={3} title="No recent activity" /> },
    ],
  },
  {
    id: 'unknown-page',
    title: 'UnknownPage',
    components: ['UnknownPage'],
    use: 'for an address that no page has: the last route of an app.',
    avoid: 'for an exam, a test or a result that is missing: EmptyState says what is.',
    states: [{ name: 'At an unknown address', content: <UnknownPage headingLevel={3} /> }],
  },
  {
    id: 'failure-state',
    title: 'FailureState and QueryFailure',
    components: ['FailureState', 'QueryFailure'],
    use: 'in the place of what could not be loaded: what happened, what is safe, what to do.',
    avoid: 'for an error of a form: ErrorSummary. QueryFailure is the same for a query.',
    states: [
      {
        name: 'With Retry',
        content: (
          <FailureState
            headingLevel={3}
            title="The exam list could not be loaded"
            text="The rest of the website works. Check your connection and try again."
            onRetry={nothing}
          />
        ),
      },
      {
        name: 'Retry is running',
        content: (
          <FailureState
            headingLevel={3}
            title="The exam list could not be loaded"
            text="The rest of the website works. Check your connection and try again."
            onRetry={nothing}
            retrying
          />
        ),
      },
      {
        name: 'Of a query',
        content: (
          <QueryFailure
            title="Your history could not be loaded"
            query={{ isFetching: false, refetch: nothing }}
          />
        ),
      },
    ],
  },
  {
    id: 'toaster',
    title: 'Toaster',
    components: ['Toaster'],
    use: 'to confirm what a student has just done; the shell shows it for every app.',
    avoid: 'for an error that stands beside a field, or for anything that has to be read later.',
    states: [{ name: 'Success for 5 seconds, error for 10', content: <SampleToasts /> }],
  },
  {
    id: 'dialog',
    title: 'Dialog',
    components: ['Dialog'],
    use: 'for a question that has to be answered before anything else.',
    avoid: 'for what fits on the page.',
    states: [
      { name: 'Can be closed', content: <SampleDialog isDismissible /> },
      { name: 'Has to be answered', content: <SampleDialog isDismissible={false} /> },
    ],
  },
  {
    id: 'drawer',
    title: 'Drawer',
    components: ['Drawer'],
    use: 'for a menu or a palette that has no room beside the page.',
    avoid: 'for a question: Dialog.',
    states: [
      { name: 'From the right', content: <SampleDrawer side="right" /> },
      { name: 'From the left', content: <SampleDrawer side="left" /> },
    ],
  },
];
