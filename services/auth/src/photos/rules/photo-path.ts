const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/;

/** The URL path of a photo. */
export function photoPathOf(name: string): string {
  return `/api/user/profile/photos/${name}.webp`;
}

/** The photo's name in a file name; undefined when the file name is invalid. */
export function photoNameOf(file: string): string | undefined {
  return FILE.exec(file)?.[1];
}
