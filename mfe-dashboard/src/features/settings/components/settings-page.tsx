import { LoadingRegion, Skeleton } from '@abhyas/ui';
import { dashboardPath, useLoadError, useUser } from '@abhyas/web-kit';
import { Link } from 'react-router';
import { LoadFailure } from '../../../shared/load-failure';
import { useTargets } from '../../../shared/targets/api/get-targets';
import * as texts from '../../../texts/settings';
import { useSettings } from '../api/get-settings';
import { AppearanceSection } from './appearance-section';
import { DataSection } from './data-section';
import { DeleteSection } from './delete-section';
import { MailSection } from './mail-section';
import { PasswordSection } from './password-section';
import { SessionsSection } from './sessions-section';
import { SettingsSection } from './settings-section';
import styles from './settings.module.css';
import { TargetsSection } from './targets-section';

export default function SettingsPage() {
  return (
    <div className={styles.page}>
      <AccountSection />
      <AppearanceSection />
      <ServerSections />
    </div>
  );
}

function AccountSection() {
  const { user } = useUser();
  return (
    <SettingsSection id="account" title={texts.account}>
      <p>
        {texts.accountText(<strong>{user?.email}</strong>, (label) => (
          <Link to={dashboardPath('profile')}>{label}</Link>
        ))}
      </p>
    </SettingsSection>
  );
}

/** What waits for the server comes together and last, so that no section moves another one. */
function ServerSections() {
  const settings = useSettings();
  const error = useLoadError(settings);
  const targets = useTargets();
  const targetsError = useLoadError(targets);
  const isLoaded = (settings.data ?? error) && (targets.data ?? targetsError);
  if (!isLoaded) return <LoadingSections />;
  return (
    <>
      <TargetsSection />
      {settings.data ? (
        <>
          <PasswordSection hasPassword={settings.data.hasPassword} />
          <SessionsSection sessions={settings.data.sessions} />
          <MailSection preferences={settings.data} />
        </>
      ) : (
        <div className={styles.failure}>
          <LoadFailure title={texts.loadFailed} query={settings} />
        </div>
      )}
      <DataSection />
      <DeleteSection hasPassword={settings.data?.hasPassword} />
    </>
  );
}

function LoadingSections() {
  return (
    <LoadingRegion label={texts.loading} className={styles.loading}>
      {['7rem', '14rem', '12rem', '9rem'].map((height) => (
        <div key={height} className={styles.section}>
          <Skeleton width="10rem" height="1.5rem" />
          <div className={styles.matter}>
            <Skeleton height={height} />
          </div>
        </div>
      ))}
    </LoadingRegion>
  );
}
