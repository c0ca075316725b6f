export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const thereIsAProblem = 'There is a problem';
