/**
 * Sources import each other by the names of the compiled files (`./clock.js`). In tests, only
 * `clock.ts` exists.
 */
module.exports = function resolve(request, options) {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (!/^\.{1,2}\/.*\.js$/.test(request)) throw error;
    return options.defaultResolver(request.slice(0, -'.js'.length), options);
  }
};
