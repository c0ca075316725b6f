import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isApiError, toast } from '@abhyas/web-kit';
import { showServerError } from './server-errors';
import { useSecondsLeft } from './use-seconds-left';

// The server's own gap between two codes; where an operator set a longer one, its refusal says so.
const gapMs = 60_000;

/** What a form that takes a code holds. */
export interface CodeValues {
  otp: string;
  /** Where the form asks for it. */
  email?: string;
}

interface ResendOptions {
  form: UseFormReturn<CodeValues>;
  /** The address that codes go to, where the form does not ask for it. */
  email: string;
  /** When the last code was asked for, in ms since 1970, as far as is known. */
  sentAt: number | undefined;
  send: (email: string) => Promise<unknown>;
  /** What the toasts say. */
  words: { done: string; failed: string };
  onSent: (email: string) => void;
}

/** Asking for another code. */
export interface Resend {
  isPending: boolean;
  /** Until the next one may be asked for. */
  secondsLeft: number;
  resend: () => Promise<void>;
}

/** Sends another code, and knows when that may be done again. */
export function useResend({
  form,
  email: known,
  sentAt,
  send,
  words,
  onSent,
}: ResendOptions): Resend {
  const [isPending, setPending] = useState(false);
  const [refusedUntil, setRefusedUntil] = useState(0);
  const gapEnd = sentAt === undefined ? 0 : sentAt + gapMs;
  const secondsLeft = useSecondsLeft(Math.max(gapEnd, refusedUntil));
  const resend = async () => {
    form.clearErrors();
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    setPending(true);
    const email = form.getValues('email') ?? known;
    try {
      await send(email);
      toast.success(words.done);
      onSent(email);
      // The button goes to rest with the focus on it; the new code is typed over the old.
      form.setFocus('otp', { shouldSelect: true });
    } catch (error) {
      if (isApiError(error) && error.retryAfter !== undefined) {
        setRefusedUntil(Date.now() + error.retryAfter * 1000);
      }
      showServerError(form, error, words.failed);
    } finally {
      setPending(false);
    }
  };
  return { isPending, secondsLeft, resend };
}
