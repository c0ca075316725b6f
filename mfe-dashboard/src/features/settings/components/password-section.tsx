import * as texts from '../../../texts/settings';
import { NoPassword } from './no-password';
import { PasswordForm } from './password-form';
import { SettingsSection } from './settings-section';

export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  return (
    <SettingsSection
      id="password"
      title={texts.password}
      {...(hasPassword && {
        text: texts.passwordText,
      })}
    >
      {hasPassword ? <PasswordForm /> : <NoPassword />}
    </SettingsSection>
  );
}
