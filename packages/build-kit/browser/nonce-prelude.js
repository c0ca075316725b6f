// The page's content security policy allows only style elements with this request's nonce.
const meta = document.querySelector('meta[name="csp-nonce"]');
const nonce = meta?.nonce || meta?.getAttribute('content') || undefined;
if (nonce) __webpack_nonce__ = nonce;
