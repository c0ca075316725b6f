/**
 * Loads the running test: its rules here, its screens in `app`. They are one chunk, because a test
 * needs both, and not before it starts.
 */
export function loadRunning() {
  return import(/* webpackChunkName: "running" */ './start-session');
}
