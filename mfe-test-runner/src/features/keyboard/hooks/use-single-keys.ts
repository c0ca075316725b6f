import { useState } from 'react';

const STORAGE_KEY = 'runnerSingleKeys';

/** Whether single letters and digits are shortcuts. On unless the student turned them off here. */
export function useSingleKeys(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(read);
  return [
    isOn,
    (next) => {
      setIsOn(next);
      write(next);
    },
  ];
}

function read(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

function write(isOn: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
