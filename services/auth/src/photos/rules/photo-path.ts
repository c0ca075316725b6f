const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/;

/** Where a photo is served, as a path of this site. */
export function photoPathOf(name: string): string {
  return `/api/user/profile/photos/${name}.webp`;
}

/** The photo's name in a file name, or undefined when it cannot be one of ours. */
export function photoNameOf(file: string): string | undefined {
  return FILE.exec(file)?.[1];
}
