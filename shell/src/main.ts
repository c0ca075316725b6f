import '@abhyas/ui/global.css';

// The share scope must be ready before any shared code runs.
void import('./bootstrap');
