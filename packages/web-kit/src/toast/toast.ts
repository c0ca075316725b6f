/** A short message that the shell shows at the edge of the screen. */
export interface Toast {
  tone: 'success' | 'error';
  text: string;
}

const toastEvent = 'abhyas:toast';

/** Shows a short message from any app. It must not be the only place that shows an error. */
export const toast = {
  success(text: string): void {
    announce({ tone: 'success', text });
  },
  error(text: string): void {
    announce({ tone: 'error', text });
  },
};

/** Calls back for every toast on the page, to render it; returns a function that unsubscribes. */
export function onToast(listener: (toast: Toast) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as Toast);
  };
  window.addEventListener(toastEvent, onEvent);
  return () => {
    window.removeEventListener(toastEvent, onEvent);
  };
}

function announce(detail: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail }));
}
