import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';

/** A longer text in the address is none. */
export const MAX_QUERY_LENGTH = 200;

/**
 * The sought text, which is the parameter `q` of the address, and the props of its input. The input keeps what
 * is typed in it, also before the script runs; other changes of the address change the input.
 */
export function useHelpSearch() {
  const [params, setParams] = useSearchParams();
  const given = params.get('q') ?? '';
  const text = given.length > MAX_QUERY_LENGTH ? '' : given;
  const ref = useRef<HTMLInputElement>(null);
  const [defaultValue] = useState(text);
  const search = (typed: string) => {
    setParams(typed === '' ? {} : { q: typed }, { replace: true, preventScrollReset: true });
  };

  const takeTyped = useEffectEvent(() => {
    const typed = ref.current?.value ?? '';
    if (typed !== text) search(typed);
  });
  useEffect(() => {
    takeTyped();
  }, []);

  const isTyped = useNavigationType() === NavigationType.Replace;
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    if (!isTyped && ref.current) ref.current.value = text;
  }, [text, isTyped]);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    search(target.value);
  };
  return { text, input: { ref, defaultValue, onChange } };
}
