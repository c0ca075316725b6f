// In place of the icon library's own function, which is five times as long because it takes sizes, widths of
// strokes and defaults from props and contexts. Apps style icons by CSS. `sharing.ts` names the module.
import { createElement } from 'react';

const attributes = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
};

export default function createLucideIcon({ node }) {
  const paths = node.map(([tag, path]) => createElement(tag, path));
  return function Icon(props) {
    return createElement('svg', { ...attributes, ...props }, paths);
  };
}
