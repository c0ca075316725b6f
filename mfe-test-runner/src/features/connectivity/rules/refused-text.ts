/** Tells the student what to do when the server refuses the answers. */
export function refusedText(reason: string, isStoredOnDevice: boolean): string {
  const whereStored = isStoredOnDevice
    ? 'They are kept on this device and sent again with your next answer, or when you reload this page.'
    : 'Keep this page open: this browser cannot store them. They are sent again with your next answer.';
  return `Your answers are not accepted: ${reason} ${whereStored} If that fails too, contact us before your time ends.`;
}
