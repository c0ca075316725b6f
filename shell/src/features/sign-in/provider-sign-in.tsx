import { useEffect, useState } from 'react';
import { Button } from '@abhyas/ui';
import { messageOf, type SignInProvider, toast, useRuntimeConfig } from '@abhyas/web-kit';
import { askForAccessToken, fetchPerson, prepareProvider } from './provider-client';
import { loginWithProvider } from './sign-in-api';
import styles from './sign-in-form.module.css';
import { useAfterLogin } from './use-after-login';

/** The third-party button, where a provider is configured. */
export function ProviderSignIn() {
  const provider = useRuntimeConfig().data?.signIn;
  return provider ? <ProviderButton provider={provider} /> : null;
}

function ProviderButton({ provider }: { provider: SignInProvider }) {
  const afterLogin = useAfterLogin('/');
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    prepareProvider(provider).catch((error: unknown) => {
      console.warn('The sign-in provider could not be prepared.', error);
    });
  }, [provider]);

  const signIn = async () => {
    setPending(true);
    const accessToken = await askForAccessToken(provider).catch(() => undefined);
    if (accessToken === undefined) {
      toast.error(`${provider.label} login failed. Please try again.`);
    } else {
      await enter(accessToken);
    }
    setPending(false);
  };
  const enter = async (accessToken: string) => {
    try {
      const { email, name, sub } = await fetchPerson(provider, accessToken);
      afterLogin(await loginWithProvider({ email, name, googleId: sub, accessToken }));
      toast.success(`${provider.label} login successful!`);
    } catch (error) {
      toast.error(messageOf(error, `${provider.label} login failed`));
    }
  };
  return (
    <>
      <p className={styles.divider}>or</p>
      <Button variant="secondary" pending={isPending} block onClick={() => void signIn()}>
        Sign in with {provider.label}
      </Button>
    </>
  );
}
