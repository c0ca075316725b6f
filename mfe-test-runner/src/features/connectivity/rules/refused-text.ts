/** What a student should know, and can do, where the server says no to the answers. */
export function refusedText(reason: string, isKeptOnDevice: boolean): string {
  const whatIsKept = isKeptOnDevice
    ? 'They are kept on this device, and sent again with your next answer or when you reload this page.'
    : 'This browser keeps nothing on the device: leave this page open. They are sent again with your next answer.';
  return `The server does not accept your answers: ${reason} ${whatIsKept} If that does not help, write to us before your time ends (Contact, on the home page).`;
}
