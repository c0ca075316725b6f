import { Button } from '@abhyas/ui';
import {
  failureText,
  HOME_PATH,
  messageOf,
  storeToken,
  toast,
  useRuntimeConfig,
  type SignInProvider,
} from '@abhyas/web-kit';
import { useEffect, useState } from 'react';
import * as texts from '../../texts/sign-in';
import { Consent } from './consent';
import { fetchPerson, prepareProvider, requestAccessTokenFrom } from './provider-client';
import { loginWithProvider } from './sign-in-api';
import styles from './sign-in-form.module.css';
import { useLeave } from './use-after-login';

/** The third-party sign-in button, if a provider is configured. */
export function ProviderSignIn() {
  const provider = useRuntimeConfig().data?.signIn;
  return provider ? <ProviderButton provider={provider} /> : null;
}

function ProviderButton({ provider }: { provider: SignInProvider }) {
  const leave = useLeave(HOME_PATH);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    prepareProvider(provider).catch((error: unknown) => {
      console.warn('The login with a provider could not be prepared.', error);
    });
  }, [provider]);

  const signIn = async () => {
    setPending(true);
    setProblem(undefined);
    const accessToken = await requestAccessTokenFrom(provider).catch(() => undefined);
    if (accessToken === undefined) {
      const sentence = texts.providerClosed(provider.label);
      toast.error(sentence);
      setProblem(sentence);
    } else {
      await logIn(accessToken);
    }
    setPending(false);
  };
  const logIn = async (accessToken: string) => {
    const failed = texts.providerFailed(provider.label);
    try {
      const { email, name, sub } = await fetchPerson(provider, accessToken);
      const body = { email, name, googleId: sub, accessToken };
      const { token } = await loginWithProvider(body);
      // Only the token, as specified: the navigation bar fetches its user.
      storeToken(token);
      toast.success(texts.providerDone(provider.label));
      leave();
    } catch (error) {
      toast.error(messageOf(error, failed));
      setProblem(failureText(error, failed));
    }
  };
  return (
    <>
      <p className={styles.divider}>{texts.or}</p>
      <Button variant="secondary" pending={isPending} block onClick={() => void signIn()}>
        {texts.signInWith(provider.label)}
      </Button>
      <Consent action={texts.providerOpensAccount(provider.label)} />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
