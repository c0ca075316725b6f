// In place of the router's module for its framework mode, which no app uses: links without its prefetching,
// of which every page would load 6 KB. `sharing.ts` names the module.
import { createContext } from 'react';

export const FrameworkContext = createContext(undefined);

export function PrefetchPageLinks() {
  return null;
}

export function usePrefetchBehavior() {
  return [false, undefined, {}];
}

export function mergeRefs(ref) {
  return ref;
}

// Named by other modules of that mode, which no build contains.
export const Scripts = undefined;
export const useFrameworkContext = undefined;
