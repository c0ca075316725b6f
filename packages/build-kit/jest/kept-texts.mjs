/**
 * Finds texts that React keeps as nodes of their own, because they stand beside other children. A page translator
 * replaces such a node, and React then throws when it removes it (`abhyas/text-alone` finds most of them in the code).
 *
 * @returns a function that takes what was found since the last call
 */
export function watchKeptTexts({ document, MutationObserver, Node }) {
  const found = new Set();
  const isKept = (node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
  // The toasts' library says each once in an element of the body, and removes that as a whole.
  const isAnnouncement = (element) =>
    element?.role === 'status' && (element.parentNode ?? document.body) === document.body;
  const look = (node) => {
    if (node.nodeType !== Node.TEXT_NODE) node.childNodes.forEach(look);
    else if (node.data.trim() !== '' && isKept(node) && !isAnnouncement(node.parentElement))
      found.add(node.data);
  };
  const lookAt = (changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(look);
  };
  const observer = new MutationObserver(lookAt);
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    lookAt(observer.takeRecords());
    const taken = [...found];
    found.clear();
    return taken;
  };
}
