/** How long the file's URL stays valid: some browsers read it only after the click. */
const urlLifetimeMs = 60_000;

/** Downloads a file in the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, urlLifetimeMs);
}
