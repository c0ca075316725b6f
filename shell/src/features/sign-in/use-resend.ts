import { isApiError, toast } from '@abhyas/web-kit';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { announceServerError } from './announce-server-error';
import { useSecondsLeft } from './use-seconds-left';

// The server's default gap between two codes; if the operator set a longer one, the error says so.
const gapMs = 60_000;

/** The values of a code form. */
export interface CodeValues {
  otp: string;
  /** If the form asks for it. */
  email?: string;
}

interface ResendOptions {
  form: UseFormReturn<CodeValues>;
  /** The e-mail address for codes, if the form does not ask for it. */
  email: string;
  /** When the last code was requested, in ms since 1970, if known. */
  sentAt: number | undefined;
  send: (email: string) => Promise<unknown>;
  /** The toasts' texts. */
  texts: { done: string; failed: string };
  onSent: (email: string) => void;
}

/** The request for another code. */
export interface Resend {
  isPending: boolean;
  /** Until the next request is allowed. */
  secondsLeft: number;
  resend: () => Promise<void>;
}

/** Sends another code and counts down to the next possible one. */
export function useResend({
  form,
  email: knownEmail,
  sentAt,
  send,
  texts,
  onSent,
}: ResendOptions): Resend {
  const [isPending, setPending] = useState(false);
  const [blockedUntil, setBlockedUntil] = useState(0);
  const gapEnd = sentAt === undefined ? 0 : sentAt + gapMs;
  const secondsLeft = useSecondsLeft(Math.max(gapEnd, blockedUntil));
  const resend = async () => {
    form.clearErrors();
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    setPending(true);
    const email = form.getValues('email') ?? knownEmail;
    try {
      await send(email);
      toast.success(texts.done);
      onSent(email);
      // The focused button becomes disabled; the new code replaces the old one.
      form.setFocus('otp', { shouldSelect: true });
    } catch (error) {
      if (isApiError(error) && error.retryAfter !== undefined) {
        setBlockedUntil(Date.now() + error.retryAfter * 1000);
      }
      announceServerError(form, error, texts.failed);
    } finally {
      setPending(false);
    }
  };
  return { isPending, secondsLeft, resend };
}
