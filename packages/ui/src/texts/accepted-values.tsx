import type { ReactNode } from 'react';

export const or = ' or ';
export const range = (from: ReactNode, to: ReactNode) => (
  <>
    {from} to {to}
  </>
);
