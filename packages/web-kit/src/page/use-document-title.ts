import { useEffect } from 'react';
import { productName } from '../rules/product-name';

/** Sets the page title for tab, history and screen readers; undefined leaves it unchanged. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${productName}`;
  }, [title]);
}
