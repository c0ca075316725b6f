import type { ReactElement } from 'react';

export const or = ' or ';
export const range = (from: ReactElement, to: ReactElement) => (
  <>
    {from} <span>to</span> {to}
  </>
);
