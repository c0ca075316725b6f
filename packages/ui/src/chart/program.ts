// What draws charts is in the same file of the build: to import this module loads it, but runs nothing.
export {};
