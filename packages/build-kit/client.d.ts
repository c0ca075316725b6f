/// <reference types="@testing-library/jest-dom/jest-globals" />

/** Declarations of what the build adds to every browser bundle. */

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.avif' {
  const url: string;
  export default url;
}

/** The text of the file. */
declare module '*.md' {
  const text: string;
  export default text;
}

/** The version in the app's package.json. */
declare const __APP_VERSION__: string;

/** The page's base path: empty, or `/dev/<name>` under the app's own dev server. */
declare const __BASENAME__: string;
