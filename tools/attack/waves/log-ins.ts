import type { Attack } from '../wave.ts';

const AT_ONCE = 200;

/** Two hundred log-ins at once: from one address, then from two hundred. */
export async function floodLogIns(attack: Attack): Promise<void> {
  for (const spread of [1, AT_ONCE]) {
    await attack.inParallel(
      AT_ONCE,
      Array.from({ length: AT_ONCE }, (_, index) => async () => {
        const { status, took } = await attack.send({
          method: 'POST',
          path: '/api/auth/login',
          from: `127.70.${spread === 1 ? 0 : 1}.${1 + (index % spread)}`,
          json: { email: `nobody-${index}@example.com`, password: 'monsoon over Pune' },
          timeout: 10_000,
        });
        if (![200, 401, 429, 503].includes(status)) attack.find(`a login got ${status}`);
        if (took > 5_000) attack.find('a login waited for more than five seconds');
      }),
    );
  }
}
