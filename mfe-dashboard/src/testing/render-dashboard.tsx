import { renderApp, type RenderAppOptions } from '@abhyas/web-kit/testing';
import { DashboardApp } from '../app/dashboard-app';

/** Renders the whole dashboard at a path, signed in by default. */
export function renderDashboard(route: string, options: Omit<RenderAppOptions, 'route'> = {}) {
  return renderApp(<DashboardApp />, { route, user: {}, ...options });
}
