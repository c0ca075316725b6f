import { ChevronRight, DropdownMenu, DropdownMenuItem, DropdownMenuLabel } from '@abhyas/ui';
import { formatDate, useTimeLeft } from '@abhyas/web-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import * as texts from '../../../texts/notices';
import type { Notice } from '../rules/notices';
import styles from './notice-bell.module.css';

interface NoticeMenuProps {
  /** The button that opens and closes the menu. */
  bell: ReactElement;
  notices: readonly Notice[];
  onOpenChange: (isOpen: boolean) => void;
}

/** The list of notices, which opens when it has loaded. */
export default function NoticeMenu({ bell, notices, onOpenChange }: NoticeMenuProps) {
  return (
    <DropdownMenu
      label={texts.notifications}
      trigger={bell}
      isOpenAtFirst
      onOpenChange={onOpenChange}
    >
      <DropdownMenuLabel>{texts.recent(notices.length)}</DropdownMenuLabel>
      {notices.map((notice) => (
        <DropdownMenuItem key={notice.id} asChild>
          <Link to={notice.to}>
            <span className={styles.words}>
              <span className={styles.text}>{notice.text}</span>
              <span className={styles.date}>
                {notice.endsAt === undefined ? (
                  formatDate(notice.at.toISOString())
                ) : (
                  <ResumeLine endsAt={notice.endsAt} />
                )}
              </span>
            </span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}

function ResumeLine({ endsAt }: { endsAt: number }) {
  return <span>{texts.resume(useTimeLeft(endsAt))}</span>;
}
