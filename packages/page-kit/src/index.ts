export { inPageSlot } from './page-slot';
export type { PageRequest, PublicPage, PublicRemote } from './public-pages';
export type { PageHead } from './rendered-page';
export {
  slotTag,
  type FrameRequest,
  type FrameRoute,
  type ServerFrame,
  type SlotKind,
} from './server-frame';
