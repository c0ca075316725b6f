import { useIsHydrated, type Faq } from '@abhyas/web-kit';
import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The slug of the open answer, or ''. The answer that the address names is open at first, and again when
 * the address names another.
 */
export function useOpenAnswer(faqs: readonly Faq[]) {
  const { hash, key } = useLocation();
  // A server does not see the fragment.
  const isHydrated = useIsHydrated();
  const named = isHydrated ? slugIn(hash, faqs) : '';
  const [open, setOpen] = useState(named);
  const [shown, setShown] = useState(isHydrated ? key : undefined);
  if (isHydrated && shown !== key) {
    setShown(key);
    if (named !== '') setOpen(named);
  }
  return [open, setOpen] as const;
}

/** An unknown name opens nothing: the operator may have removed its answer. */
function slugIn(hash: string, faqs: readonly Faq[]): string {
  const slug = decode(hash.slice(1));
  return faqs.some((faq) => faq.slug === slug) ? slug : '';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
