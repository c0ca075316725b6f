import { Drawer } from '@abhyas/ui';
import type { ReactElement } from 'react';
import * as texts from '../texts/frame';

interface MenuDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactElement;
}

/** The sidebar of small screens. */
export default function MenuDrawer({ isOpen, onOpenChange, children }: MenuDrawerProps) {
  return (
    <Drawer side="left" title={texts.menu} open={isOpen} onOpenChange={onOpenChange}>
      {children}
    </Drawer>
  );
}
