import { renderApp, type RenderAppOptions } from '@abhyas/web-kit/testing';
import { DashboardApp } from '../app/dashboard-app';

/** The whole dashboard at an address, signed in unless told otherwise. */
export function renderDashboard(route: string, options: Omit<RenderAppOptions, 'route'> = {}) {
  return renderApp(<DashboardApp />, { route, user: {}, ...options });
}
