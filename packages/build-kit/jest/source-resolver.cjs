/**
 * Sources name their neighbours as Node will find them once compiled (`./clock.js`); under test
 * the file that stands there is `clock.ts`.
 */
module.exports = function resolve(request, options) {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (!/^\.{1,2}\/.*\.js$/.test(request)) throw error;
    return options.defaultResolver(request.slice(0, -'.js'.length), options);
  }
};
