/** A file whose default export in tests is its text, as in a build. */
export default {
  process: (text) => ({ code: `export default ${JSON.stringify(text)};` }),
};
