// Runs before the first paint. `applyStoredTheme` of @abhyas/ui does the same for later changes.
// This is a copy because the page loads it before any bundle.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark' || theme === 'contrast') {
    document.documentElement.setAttribute('data-theme', theme);
  }
} catch {
  // Storage is blocked: the device's preference applies.
}
