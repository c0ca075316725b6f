// Runs before the first paint. `applyStoredTheme` of @abhyas/ui does the same for later changes;
// this copy stands alone because the page loads it before any bundle.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark' || theme === 'contrast') {
    document.documentElement.setAttribute('data-theme', theme);
  }
} catch {
  // Storage is barred: the device's preference holds.
}
