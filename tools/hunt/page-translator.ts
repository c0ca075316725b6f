/**
 * Translates a page as browsers do: it replaces each text node by the translation in two nested font elements, also
 * of texts that appear later. Here the translation is the text itself. Reports on the console each text that React
 * keeps as a node of its own: React will throw when it removes that node, and not show what it writes into it.
 */
export const translatePage = `(() => {
  const isLeftOut = (node) =>
    node.data.trim() === '' ||
    node.parentElement === null ||
    node.parentElement.namespaceURI !== document.documentElement.namespaceURI ||
    node.parentElement.closest('font, head, script, style, noscript, textarea') !== null;
  // What Radix tells a screen reader of a toast appears and disappears as a whole.
  const isAnnouncement = (node) => node.parentElement.matches('body > [role=status]');
  const replace = (node) => {
    if (isLeftOut(node)) return;
    if (!isAnnouncement(node) && Object.keys(node).some((key) => key.startsWith('__reactFiber$'))) {
      const { localName, className } = node.parentElement;
      console.error('React keeps a text in <' + localName + ' class="' + className + '">: ' + node.data);
    }
    const translation = document.createElement('font');
    translation.append(document.createElement('font'));
    translation.firstChild.append(node.data);
    node.replaceWith(translation);
  };
  const replaceIn = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let node = root; node; node = walker.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) texts.push(node);
    }
    for (const node of texts) replace(node);
  };
  const begin = () => {
    replaceIn(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) {
          if (node.isConnected && (node !== target || node.nodeType === Node.TEXT_NODE)) replaceIn(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
})()`;
