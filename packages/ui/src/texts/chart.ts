export const showChart = 'Show chart';
export const showTable = 'Show table';
export const chartOf = (name: string) => `${name}, chart`;
