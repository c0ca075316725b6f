import type { Block, MailBody } from './mail-body.js';

function textOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'code':
      return `    ${block.code}`;
    case 'link':
      return linkLine(block);
    case 'rows':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'quote':
      return block.text
        .split(/\r\n|\r|\n/)
        .map((line) => `> ${line}`)
        .join('\n');
  }
}

function linkLine({ label, href }: { label: string; href: string }): string {
  return label.endsWith('?') ? `${label} ${href}` : `${label}: ${href}`;
}

/** The plain text version of a mail. */
export function renderText({ heading, blocks, footer, preferences }: MailBody): string {
  const end = preferences ? `${footer}\n${linkLine(preferences)}` : footer;
  return `${[heading, ...blocks.map(textOf), `--\n${end}`].join('\n\n')}\n`;
}
