/** Tells the student what to do when the server refuses the answers. */
export function refusedText(reason: string, isStoredOnDevice: boolean): string {
  const whereStored = isStoredOnDevice
    ? 'They are kept on this device. We try again with your next answer, or when you reload this page.'
    : 'They cannot be kept on this device, so keep this page open. We try again with your next answer.';
  return `Your answers are not saved: ${reason} ${whereStored} If this message stays, contact us before your time is up.`;
}
