/** A span of test durations, in seconds, as one text: '45 min', '30 min – 1 h 30 min', 'N/A' for none. */
export function describeDuration(shortest: number, longest: number): string {
  if (longest <= 0) return 'N/A';
  const from = formatMinutes(shortest);
  const to = formatMinutes(longest);
  return from === to ? to : `${from} – ${to}`;
}

function formatMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
