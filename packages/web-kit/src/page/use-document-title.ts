import { useEffect } from 'react';

/** The product's name, as people read it. */
export const productName = 'Abhyas';

/** Names the page in the tab, the history and to screen readers; undefined leaves it as it is. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${productName}`;
  }, [title]);
}
