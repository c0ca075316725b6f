import { Badge, Button } from '@abhyas/ui';
import { formatDateTime } from '@abhyas/web-kit';
import { useState } from 'react';
import page from '../../../shared/page.module.css';
import * as texts from '../../../texts/settings';
import type { Settings } from '../api/get-settings';
import { LogOutDialog } from './log-out-dialog';
import { SettingsSection } from './settings-section';

type ActiveSession = Settings['sessions'][number];

export function SessionsSection({ sessions }: { sessions: readonly ActiveSession[] }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <SettingsSection id="sessions" title={texts.sessions} text={texts.sessionsText}>
      <ul className={page.list}>
        {sessions.map((session, index) => (
          <SessionItem key={index} session={session} />
        ))}
      </ul>
      <Button
        variant="secondary"
        onClick={() => {
          setDialogOpen(true);
        }}
      >
        {texts.logOutEverywhere}
      </Button>
      <LogOutDialog
        open={isDialogOpen}
        onClose={() => {
          setDialogOpen(false);
        }}
      />
    </SettingsSection>
  );
}

function SessionItem({ session: { device, startedAt, isCurrent } }: { session: ActiveSession }) {
  return (
    <li className={page.item}>
      <div className={page.itemText}>
        <p className={page.itemTitle}>
          <span>{device}</span>
          {isCurrent && <Badge tone="success">{texts.thisDevice}</Badge>}
        </p>
        <p className={page.itemFacts}>{texts.since(formatDateTime(startedAt))}</p>
      </div>
    </li>
  );
}
