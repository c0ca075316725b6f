/// <reference types="@testing-library/jest-dom/jest-globals" />

/** What the build puts into every browser bundle. */

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

declare module '*.svg' {
  const url: string;
  export default url;
}

/** The version in the app's package.json. */
declare const __APP_VERSION__: string;

/** Where the page lives: empty, or `/dev/<name>` under the app's own dev server. */
declare const __BASENAME__: string;

/** Read by the bundle's runtime and by libraries that add style elements. */
declare let __webpack_nonce__: string | undefined;
