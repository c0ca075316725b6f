import config from './playwright.config.ts';

/** Journeys on a stack in containers, which has the sample catalogue only: nothing is imported before them. */
export default { ...config, globalSetup: undefined };
