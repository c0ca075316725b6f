import { productName } from '@abhyas/web-kit/product-name';
import * as texts from '../texts/offline';
import { startOfflinePage } from './offline-page-script';

/** A page that opens without a network. */
export interface StoredPage {
  /** Its path and query. */
  address: string;
  /** As in its HTML: escaped. */
  title: string;
}

/**
 * The page for an address that is not on this device: it says what is, and tries again by itself. It needs no file.
 *
 * @param pages those that open without a network
 * @param nonce of the page's own styles and script, which are all that it may run
 */
export function offlinePage(pages: readonly StoredPage[], nonce: string): Response {
  const list = pages.map(
    ({ address, title }) => `<li><a href="${escapeAttribute(address)}">${title}</a></li>`,
  );
  const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title} · ${productName}</title><style nonce="${nonce}">${styles}</style></head><body><main>
<h1>${texts.title}</h1><p>${texts.explanation}</p>
<p><span id="waiting">${texts.triesAgain} <span id="seconds" role="timer"></span> ${texts.seconds}</span>
<span id="trying" hidden>${texts.trying}</span></p>
<button id="try" type="button">${texts.tryNow}</button>
<section id="tests" hidden><h2>${texts.openTests}</h2><ul></ul></section>
${list.length > 0 ? `<section><h2>${texts.pages}</h2><ul>${list.join('')}</ul></section>` : ''}
</main><script nonce="${nonce}">(${startOfflinePage.toString()})(${JSON.stringify(texts.resume(''))})</script>
</body></html>`;
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Colours of the tokens; a spec compares them. */
const styles = `:root{color-scheme:light dark}:root[data-theme=light]{color-scheme:light}
:root:is([data-theme=dark],[data-theme=contrast]){color-scheme:dark}
body{margin:0;background:light-dark(#faf6ee,#171411);color:light-dark(#221d17,#f3ede2);font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:2rem 1rem}h1{margin:0 0 .75rem;font-size:1.8125rem;line-height:1.2}
h2{margin:2rem 0 .5rem;font-size:1.25rem}p{margin:0 0 1rem}ul{margin:0;padding:0;list-style:none}
a{display:block;padding:.625rem 0;overflow-wrap:anywhere;color:light-dark(#0b5a5e,#74cbc5)}
#seconds{font-variant-numeric:tabular-nums}
button{min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:6px;background:light-dark(#0b5a5e,#74cbc5);color:light-dark(#ffffff,#06211f);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid light-dark(#0b5a5e,#74cbc5);outline-offset:2px}`;
