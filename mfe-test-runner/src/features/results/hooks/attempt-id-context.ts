import { createContext } from 'react';

/** The attempt whose results are shown: the tools of each question need its id. */
export const AttemptIdContext = createContext('');
