import { formatDate, productName, useUser } from '@abhyas/web-kit';
import { useEffect } from 'react';
import * as texts from '../../../texts/results';
import styles from './paper-header.module.css';

/** On paper: whose results these are, from where and when. The margins of each page say it too. */
export function PaperHeader({ testName }: { testName: string }) {
  const { user } = useUser();
  const name = user?.name ?? '';
  const date = texts.printedOn(formatDate(new Date().toISOString()));
  useEffect(() => {
    const { style } = document.documentElement;
    const notes = { brand: productName, test: testName, name, date };
    for (const [key, text] of Object.entries(notes)) style.setProperty(`--paper-${key}`, css(text));
    return () => {
      for (const key of Object.keys(notes)) style.removeProperty(`--paper-${key}`);
    };
  }, [testName, name, date]);
  return (
    <p className={styles.header}>
      <strong>{productName}</strong>
      <span>{name}</span>
      <span>{date}</span>
    </p>
  );
}

/** The text as a string of CSS. */
function css(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll(/\s+/g, ' ')}"`;
}
