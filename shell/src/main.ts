import '@abhyas/ui/global.css';

// The share scope must be filled before anything that is shared runs.
void import('./bootstrap');
