import { NoPassword } from './no-password';
import { PasswordForm } from './password-form';
import { SettingsSection } from './settings-section';

export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  return (
    <SettingsSection
      id="password"
      title="Password"
      {...(hasPassword && {
        text: 'A new password logs you out on every other device. We send you an email about it.',
      })}
    >
      {hasPassword ? <PasswordForm /> : <NoPassword />}
    </SettingsSection>
  );
}
