import { useEffect } from 'react';

/** The product's name as users see it. */
export const productName = 'Abhyas';

/** Sets the page title for tab, history and screen readers; undefined leaves it unchanged. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${productName}`;
  }, [title]);
}
