import { useState } from 'react';

/**
 * Whether a screen shows its content. Once it does, it stays, also while the student's own data is on its
 * way: the HTML from the server is a visitor's, and the student's parts are filled in.
 *
 * @param id what the content is about: another one waits anew
 */
export function useStaysShown(id: string, isReady: boolean): boolean {
  const [shown, setShown] = useState(isReady ? id : undefined);
  if (isReady && shown !== id) setShown(id);
  return isReady || shown === id;
}
