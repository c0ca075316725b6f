export const system = 'Same as device';
export const light = 'Light';
export const dark = 'Dark';
export const contrast = 'High contrast';
