import { Card } from '@abhyas/ui';
import { useLoadError } from '@abhyas/web-kit';
import { useProfile, type Profile } from '../../../shared/api/get-profile';
import { LoadFailure } from '../../../shared/load-failure';
import page from '../../../shared/page.module.css';
import { RowsSkeleton } from '../../../shared/rows-skeleton';
import { defaultMembership, defaultName } from '../../../texts/frame';
import * as texts from '../../../texts/profile';
import { fieldsOf } from '../rules/profile-fields';
import { PhotoEditor } from './photo-editor';
import { ProfileForm } from './profile-form';
import styles from './profile.module.css';

export default function ProfilePage() {
  const profile = useProfile();
  const error = useLoadError(profile);
  if (error) {
    return <LoadFailure title={texts.loadFailed} query={profile} />;
  }
  if (profile.data === undefined) return <RowsSkeleton label={texts.loading} rows={5} />;
  return (
    <section aria-labelledby="profile-heading" className={page.stack}>
      <h2 id="profile-heading" className={page.sectionHeading}>
        {texts.title}
      </h2>
      <div className={styles.columns}>
        <Account profile={profile.data} />
        <Card padding="lg">
          <ProfileForm fields={fieldsOf(profile.data)} />
        </Card>
      </div>
    </section>
  );
}

function Account({ profile }: { profile: Profile }) {
  return (
    <Card as="aside" aria-label={texts.account}>
      <PhotoEditor name={profile.name || defaultName} avatar={profile.avatar}>
        <p className={page.tileLabel}>{texts.accountStatus}</p>
        <p className={styles.membership}>{texts.member(profile.membership || defaultMembership)}</p>
      </PhotoEditor>
    </Card>
  );
}
