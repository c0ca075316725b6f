export const resultsStay = 'If you took it before, your results are in your test history.';
export const goToHistory = 'Go to Test History';
