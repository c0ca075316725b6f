import Markdown, { RuleType } from 'markdown-to-jsx/react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import * as texts from '../../../texts/legal';
import styles from './legal-page.module.css';

/**
 * Markdown as elements of the page, never as HTML: tags in the text stay text, pictures become their
 * alternative text, and links lead to this site, to https pages, or to mail and phone.
 */
export function MarkdownText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      <Markdown
        options={{
          disableParsingRawHTML: true,
          disableAutoLink: true,
          forceBlock: true,
          forceWrapper: true,
          renderRule: (next, node, _renderChildren, { key }) =>
            node.type === RuleType.text ? <span key={key}>{node.text}</span> : next(),
          overrides: {
            // The page has its heading of level one already.
            h1: { component: 'h2' },
            a: TextLink,
            img: Picture,
            table: Table,
            input: () => null,
            iframe: () => null,
          },
        }}
      >
        {text}
      </Markdown>
    </div>
  );
}

function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (/^(?:\/(?!\/)|#)/.test(href)) return <Link to={href}>{children}</Link>;
  if (!/^(?:https:\/\/|mailto:|tel:)/i.test(href)) return <span>{children}</span>;
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}

function Picture({ alt }: { alt?: string }) {
  return <span>{alt}</span>;
}

/** Scrolls by itself on narrow screens, also by keyboard. */
function Table({ children }: { children?: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the focus
    <div className={styles.table} role="region" aria-label={texts.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
