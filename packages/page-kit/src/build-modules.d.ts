/** The modules that an app's server build puts in: each is a file of the app. */

/** A remote's `src/app/public-remote.ts`. */
declare module 'public-remote' {
  export const publicRemote: import('./public-pages').PublicRemote;
}

/** The shell's `src/app/server-frame.tsx`. */
declare module 'server-frame' {
  export const serverFrame: import('./server-frame').ServerFrame;
}

/** The name of the program, in its log. */
declare const __PROGRAM__: string;
