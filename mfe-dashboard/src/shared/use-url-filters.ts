import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Keeps the fields of a form equal to the filters in the URL. On a slow device the URL lags behind: what
 * the form asked for is in its fields already, and may have been edited since. Only filters from
 * elsewhere, such as a step back, are written into the fields.
 *
 * @param filters the filters of the URL
 * @param fill writes filters into the fields
 * @returns a function that takes each change which the form asks for
 */
export function useUrlFilters<T>(filters: T, fill: (filters: T) => void): (asked: T) => void {
  const current = JSON.stringify(filters);
  const shown = useRef(current);
  const awaited = useRef<string>(undefined);
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const isOwn = !isBack && awaited.current !== undefined;
    // The router renders new URLs one by one: an earlier one of the form is not the last.
    if (isOwn && awaited.current !== current) return;
    awaited.current = undefined;
    if (!isOwn) fill(filters);
  });
  return (asked) => {
    const text = JSON.stringify(asked);
    awaited.current = text === shown.current ? undefined : text;
  };
}
