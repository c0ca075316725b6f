import { PRESET_TIMER, type ListrBaseClassOptions } from 'listr2';

/** Shows how long work takes: live lines with times on a terminal, plain lines elsewhere. */
export function progress(): Pick<
  ListrBaseClassOptions,
  | 'renderer'
  | 'fallbackRenderer'
  | 'rendererOptions'
  | 'fallbackRendererOptions'
  | 'registerSignalListeners'
> {
  return {
    renderer: 'default',
    fallbackRenderer: 'simple',
    rendererOptions: { timer: PRESET_TIMER, collapseErrors: false, showErrorMessage: false },
    fallbackRendererOptions: { timer: PRESET_TIMER },
    registerSignalListeners: false,
  };
}
