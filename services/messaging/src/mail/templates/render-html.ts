import { escapeHtml } from '../rules/mail-text.js';
import type { Block, MailBody } from './mail-body.js';
import { brand } from './mail.texts.js';

// Mail programs support neither stylesheets nor custom properties, so every element has inline styles.
// A long address must not make the mail wider than a phone's screen.
const FONT =
  "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere;word-break:break-word";
const TEXT = `margin:0 0 16px;font-size:16px;line-height:1.6;color:#26241f;${FONT}`;
const QUIET = `margin:0;font-size:13px;line-height:1.5;color:#6b675e;${FONT}`;

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
        .split('\n\n')
        .map((paragraph) => `<p style="${TEXT}">${escapeHtml(paragraph)}</p>`)
        .join('');
    case 'code':
      return `<p style="margin:8px 0 24px;padding:16px;background:#f4f2ec;border:1px solid #dedacf;border-radius:6px;text-align:center;font-size:32px;letter-spacing:8px;font-weight:600;color:#26241f;font-family:Consolas,Menlo,monospace">${escapeHtml(block.code)}</p>`;
    case 'link':
      return `<p style="${TEXT}"><a href="${escapeHtml(block.href)}" style="color:#0b5e57;font-weight:600">${escapeHtml(block.label)}</a></p>`;
    case 'rows':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td style="${QUIET};padding:2px 16px 2px 0;vertical-align:baseline;white-space:nowrap;overflow-wrap:normal;word-break:normal">${escapeHtml(label)}</td><td style="padding:2px 0;vertical-align:baseline;font-size:15px;color:#26241f;${FONT}">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #dedacf;font-size:16px;line-height:1.6;color:#26241f;${FONT}">${escapeHtml(block.text)}</blockquote>`;
  }
}

function linkTo({ label, href }: { label: string; href: string }): string {
  return ` <a href="${escapeHtml(href)}" style="color:#6b675e">${escapeHtml(label)}</a>`;
}

/** The HTML version of a mail. */
export function renderHtml({ subject, heading, blocks, footer, preferences }: MailBody): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f2ec">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dedacf;border-radius:8px"><tr><td style="padding:24px">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#0b5e57;${FONT}">${brand}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#26241f;${FONT}">${escapeHtml(heading)}</h1>
${blocks.map(htmlOf).join('\n')}
<p style="${QUIET};padding-top:16px;border-top:1px solid #dedacf">${escapeHtml(footer)}${preferences ? linkTo(preferences) : ''}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
