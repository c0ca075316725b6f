export const offline = 'Offline';
/** For screen readers, after the word. */
export const offlineMore =
  '. You can still use what is on this page. The rest loads when you are online again.';
