export const retry = 'Retry';
export const checkConnection = 'Check your connection, then press Retry.';
