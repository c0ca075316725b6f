import { createContext } from 'react';
import type { NumberedPassage } from '../rules/passages';

/** What questions of the reviewed paper share, by its id. */
export const PassagesContext = createContext<ReadonlyMap<string, NumberedPassage>>(new Map());
