import { LoadingRegion, Skeleton } from '@abhyas/ui';
import { dashboardPath, useLoadError, useUser } from '@abhyas/web-kit';
import { Link } from 'react-router';
import { LoadFailure } from '../../../shared/load-failure';
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

export function SettingsPage() {
  const settings = useSettings();
  const error = useLoadError(settings);
  return (
    <div className={styles.page}>
      <AccountSection />
      <TargetsSection />
      <ServerSettings />
      <AppearanceSection />
      <DataSection />
      {(settings.data ?? error) && <DeleteSection hasPassword={settings.data?.hasPassword} />}
    </div>
  );
}

function AccountSection() {
  const { user } = useUser();
  return (
    <SettingsSection id="account" title="Account">
      <p>
        You are logged in as <strong>{user?.email}</strong>. Your photo, name, phone number,
        education and address are on your <Link to={dashboardPath('profile')}>profile</Link>.
      </p>
    </SettingsSection>
  );
}

/** The settings on the server; the rest of the page does not wait for them. */
function ServerSettings() {
  const settings = useSettings();
  const error = useLoadError(settings);
  if (settings.data) {
    const { hasPassword, sessions } = settings.data;
    return (
      <>
        <PasswordSection hasPassword={hasPassword} />
        <SessionsSection sessions={sessions} />
        <MailSection preferences={settings.data} />
      </>
    );
  }
  if (error) {
    return (
      <div className={styles.failure}>
        <LoadFailure title="Your settings could not be loaded" query={settings} />
      </div>
    );
  }
  return <LoadingSections />;
}

function LoadingSections() {
  return (
    <LoadingRegion label="Loading your settings..." className={styles.loading}>
      {['14rem', '12rem', '9rem'].map((height) => (
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
