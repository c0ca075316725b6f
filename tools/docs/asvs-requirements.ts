/** A test, or the comparison of the documents with the code. */
type TestFile =
  | `${string}.spec.ts`
  | `${string}.spec.tsx`
  | `${string}.db-spec.ts`
  | 'tools/docs.ts';

/** How the product meets one requirement. */
type Requirement = { number: string; how: string } & (
  | { state: 'met'; tests: readonly [TestFile, ...TestFile[]] }
  | { state: 'not applicable' }
  | { state: 'open'; how: `${string}Missing: ${string}` }
);

/** The level-1 requirements of OWASP's Application Security Verification Standard 5.0. */
export const asvsRequirements: readonly Requirement[] = [
  {
    number: 'V1.2.1',
    state: 'met',
    how: 'React and the mail templates escape texts for their context. Mail headers are one line. A library writes calendar files, and their names contain only letters, digits and hyphens.',
    tests: [
      'services/messaging/src/mail/templates/fill-template.spec.ts',
      'services/messaging/src/mail/rules/mail-text.spec.ts',
      'tools/checks/source-rules.spec.ts',
      'services/catalogue/src/live-tests/rules/calendar.spec.ts',
    ],
  },
  {
    number: 'V1.2.2',
    state: 'met',
    how: 'The typed client encodes the values in the paths and queries of calls. Paths of pages contain only ids that the services create. Return paths and links in mails stay on this site, and no URL runs a script.',
    tests: [
      'packages/web-kit/src/session/return-path.spec.ts',
      'services/messaging/src/mail/rules/mail-job.spec.ts',
      'tools/checks/source-rules.spec.ts',
      'packages/web-kit/src/api/create-api.spec.ts',
    ],
  },
  {
    number: 'V1.2.3',
    state: 'met',
    how: 'Libraries serialise JSON, with two exceptions in the gateway. Its own error responses are constant texts with a request id that it makes. The configuration of the pages, which it writes at its start, contains settings of the operator, and it refuses those with quotes.',
    tests: ['e2e/gateway/browser-protection.spec.ts', 'tools/stack/sign-in.spec.ts'],
  },
  {
    number: 'V1.2.4',
    state: 'met',
    how: 'SQL statements and Redis scripts get their values as parameters. Only names of tables and columns from the code and lists of question marks are inserted into statements, and nothing into scripts.',
    tests: ['tools/checks/source-rules.spec.ts', 'e2e/gateway/bad-input.spec.ts'],
  },
  {
    number: 'V1.2.5',
    state: 'met',
    how: 'Services start no programs.',
    tests: ['tools/checks/source-rules.spec.ts'],
  },
  {
    number: 'V1.3.1',
    state: 'not applicable',
    how: 'No field accepts HTML. Texts are transferred and rendered as plain text. The importer makes plain text of the HTML in files of operators.',
  },
  {
    number: 'V1.3.2',
    state: 'met',
    how: 'No text is executed as code, and the Content Security Policy would refuse it.',
    tests: ['tools/checks/source-rules.spec.ts', 'e2e/gateway/gateway.spec.ts'],
  },
  {
    number: 'V1.5.1',
    state: 'met',
    how: 'XML with a document type is refused; entities are disabled; size, number of tags and depth are limited. Only the importer, which operators run, parses XML, in one file.',
    tests: [
      'services/catalogue/src/import/readers/xml/parse-xml.spec.ts',
      'tools/checks/source-rules.spec.ts',
    ],
  },
  {
    number: 'V2.1.1',
    state: 'met',
    how: 'The section _What may come in_. The names of its fields are compared with the API descriptions.',
    tests: ['tools/docs.ts', 'tools/checks/documents.spec.ts'],
  },
  {
    number: 'V2.2.1',
    state: 'met',
    how: 'Services check each field against the rules of the section _What may come in_: type, length, range and format.',
    tests: [
      'services/auth/test/attacks.db-spec.ts',
      'services/messaging/test/contact.db-spec.ts',
      'services/attempt/test/bad-input.db-spec.ts',
      'services/catalogue/test/user-tests.db-spec.ts',
    ],
  },
  {
    number: 'V2.2.2',
    state: 'met',
    how: 'A test sends garbage to every call of every service, without the pages.',
    tests: ['e2e/gateway/bad-input.spec.ts'],
  },
  {
    number: 'V2.3.1',
    state: 'met',
    how: 'No log-in before the address is proven, no reset without the code of that purpose, no save to a finished attempt.',
    tests: [
      'services/auth/test/accounts.db-spec.ts',
      'services/attempt/test/progress.db-spec.ts',
      'services/attempt/test/results.db-spec.ts',
    ],
  },
  {
    number: 'V3.2.1',
    state: 'met',
    how: 'Only pages load and run anything. Every other response, file and picture is sandboxed, not sniffed, and limited to this origin. The service worker may only request this site.',
    tests: ['e2e/gateway/browser-protection.spec.ts', 'tools/stack/gateway.db-spec.ts'],
  },
  {
    number: 'V3.2.2',
    state: 'met',
    how: 'React renders text as text. KaTeX renders formulas, with links and HTML disabled.',
    tests: ['tools/checks/source-rules.spec.ts', 'packages/ui/src/math-text/math-text.spec.tsx'],
  },
  {
    number: 'V3.3.1',
    state: 'met',
    how: "The one cookie, a browser's secret, is `HttpOnly` and `SameSite=Strict`. Over https it is `Secure`, and its name begins with `__Host-`, so that no other subdomain can set it. The gateway passes it on only to `/api/auth`.",
    tests: [
      'services/auth/test/browsers.db-spec.ts',
      'services/auth/src/browsers/rules/browser-cookie.spec.ts',
      'tools/stack/gateway.db-spec.ts',
      'e2e/gateway/browser-protection.spec.ts',
    ],
  },
  {
    number: 'V3.4.1',
    state: 'met',
    how: 'Every response over https has the header, with one year.',
    tests: ['tools/stack/gateway.db-spec.ts'],
  },
  {
    number: 'V3.4.2',
    state: 'met',
    how: 'No other origin is ever allowed.',
    tests: ['e2e/gateway/browser-protection.spec.ts'],
  },
  {
    number: 'V3.5.1',
    state: 'met',
    how: 'The session token is in a header, which pages of other sites cannot send, and never in a cookie. Writes that the browser marks as coming from another site or another subdomain are refused.',
    tests: ['e2e/gateway/browser-protection.spec.ts'],
  },
  {
    number: 'V3.5.2',
    state: 'met',
    how: 'Content types that forms can send without a preflight are refused (415).',
    tests: ['e2e/gateway/browser-protection.spec.ts'],
  },
  {
    number: 'V3.5.3',
    state: 'met',
    how: 'All changes that students and visitors make are calls with POST, PUT or DELETE. Three calls with GET store what is due anyway: `/auth/me` renews a session, results finalize an attempt whose deadline has passed, and achievements unlock what was earned.',
    tests: ['e2e/gateway/browser-protection.spec.ts'],
  },
  {
    number: 'V4.1.1',
    state: 'met',
    how: 'Each response with a body declares its type, and texts also their encoding.',
    tests: ['e2e/gateway/browser-protection.spec.ts', 'e2e/journeys/accounts-settings.spec.ts'],
  },
  {
    number: 'V4.4.1',
    state: 'not applicable',
    how: 'No web sockets; `tools/checks/source-rules.spec.ts` fails if one is added.',
  },
  {
    number: 'V5.2.1',
    state: 'met',
    how: 'At most 2 MB and 25 million pixels; one picture is decoded at a time.',
    tests: ['services/auth/test/photos.db-spec.ts', 'e2e/gateway/browser-protection.spec.ts'],
  },
  {
    number: 'V5.2.2',
    state: 'met',
    how: 'The type is determined by the content, and the picture is encoded again.',
    tests: ['services/auth/test/photos.db-spec.ts'],
  },
  {
    number: 'V5.3.1',
    state: 'met',
    how: 'Photos are rows of the database, sent with the type of a picture and sandboxed.',
    tests: ['services/auth/test/photos.db-spec.ts', 'e2e/journeys/accounts-settings.spec.ts'],
  },
  {
    number: 'V5.3.2',
    state: 'met',
    how: 'File names are UUIDs that the server creates; other names are refused.',
    tests: ['services/auth/test/photos.db-spec.ts'],
  },
  {
    number: 'V6.1.1',
    state: 'met',
    how: 'The section _Guessing passwords and codes_, with the defaults of the configuration.',
    tests: ['tools/docs.ts', 'tools/checks/documents.spec.ts'],
  },
  {
    number: 'V6.2.1',
    state: 'met',
    how: 'Passwords have at least 8 characters.',
    tests: ['services/auth/test/passwords.db-spec.ts'],
  },
  {
    number: 'V6.2.2',
    state: 'met',
    how: 'Students can change their password.',
    tests: ['services/auth/test/passwords.db-spec.ts'],
  },
  {
    number: 'V6.2.3',
    state: 'met',
    how: 'Changing the password needs the current one and a session.',
    tests: ['services/auth/test/passwords.db-spec.ts'],
  },
  {
    number: 'V6.2.4',
    state: 'met',
    how: 'The most common passwords are refused, in any case of their letters, by each call that sets a password.',
    tests: [
      'services/auth/test/passwords.db-spec.ts',
      'services/auth/src/passwords/rules/common-passwords.spec.ts',
    ],
  },
  {
    number: 'V6.2.5',
    state: 'met',
    how: 'Passwords may consist of any characters; no kinds are required.',
    tests: ['services/auth/test/passwords.db-spec.ts'],
  },
  {
    number: 'V6.2.6',
    state: 'met',
    how: 'Fields for passwords hide the text; a button shows it.',
    tests: [
      'packages/ui/src/components/field/field.spec.tsx',
      'e2e/journeys/password-fields.spec.ts',
    ],
  },
  {
    number: 'V6.2.7',
    state: 'met',
    how: 'Passwords can be pasted, and password managers recognise each field.',
    tests: ['e2e/journeys/password-fields.spec.ts'],
  },
  {
    number: 'V6.2.8',
    state: 'met',
    how: 'Passwords are compared exactly as typed: not trimmed, cut or changed in case.',
    tests: ['services/auth/test/passwords.db-spec.ts'],
  },
  {
    number: 'V6.3.1',
    state: 'met',
    how: 'Failed log-ins, codes and calls of a client address are limited, as the section _Guessing passwords and codes_ describes.',
    tests: [
      'services/auth/test/attacks.db-spec.ts',
      'services/auth/test/lock-out.db-spec.ts',
      'services/auth/test/limits.db-spec.ts',
      'services/auth/test/accounts.db-spec.ts',
    ],
  },
  {
    number: 'V6.3.2',
    state: 'met',
    how: 'No account exists by default. The demo account exists only with `DEMO_LOGIN=1`. Stacks on a developer’s machine set it; images and `docker-compose.yml` do not.',
    tests: ['services/auth/test/passwords.db-spec.ts', 'tools/checks/source-rules.spec.ts'],
  },
  {
    number: 'V6.4.1',
    state: 'met',
    how: 'Codes and links are random and stored as digests. Codes expire after ten minutes, five tries or their use, links after two and a half hours, their use or a new password.',
    tests: [
      'services/auth/test/accounts.db-spec.ts',
      'services/auth/test/attacks.db-spec.ts',
      'services/auth/test/reset-links.db-spec.ts',
      'tools/checks/source-rules.spec.ts',
    ],
  },
  {
    number: 'V6.4.2',
    state: 'met',
    how: 'The list of all fields, which is compared with the API descriptions, contains no password hint and no security question.',
    tests: ['tools/docs.ts'],
  },
  {
    number: 'V7.2.1',
    state: 'met',
    how: 'Only services verify tokens: signature, times, audience, and whether the session has ended.',
    tests: [
      'packages/service-kit/test/service-kit.db-spec.ts',
      'packages/service-kit/test/token-forging.db-spec.ts',
    ],
  },
  {
    number: 'V7.2.2',
    state: 'met',
    how: 'Each session has a signed token; signing keys are rotated.',
    tests: ['services/auth/test/sessions.db-spec.ts'],
  },
  {
    number: 'V7.2.3',
    state: 'not applicable',
    how: "Tokens are self-contained. The session's id in a token is not a secret: it gives no access without the signature.",
  },
  {
    number: 'V7.2.4',
    state: 'met',
    how: 'Each log-in, verification of an address and sign-in through a provider creates a session with a new token. The session whose token comes with the call ends.',
    tests: [
      'services/auth/test/session-replacement.db-spec.ts',
      'packages/web-kit/src/api/create-api.spec.ts',
      'services/auth/test/provider-login.db-spec.ts',
    ],
  },
  {
    number: 'V7.4.1',
    state: 'met',
    how: 'While Redis is available, each service refuses an ended session within five seconds. While it is not, services other than auth can accept an ended session until its token expires or Redis is back: auth then announces all ended sessions again. `GET /auth/me` always asks the database.',
    tests: [
      'e2e/gateway/accounts-attacks.spec.ts',
      'services/auth/test/sessions.db-spec.ts',
      'packages/service-kit/src/auth/session-revocations.spec.ts',
    ],
  },
  {
    number: 'V7.4.2',
    state: 'met',
    how: 'Suspending or deleting an account, resetting and changing a password end all sessions. Ended sessions stay recorded after the account is deleted.',
    tests: [
      'services/auth/test/account-deletion.db-spec.ts',
      'services/auth/test/accounts.db-spec.ts',
      'services/auth/test/members.db-spec.ts',
      'services/auth/test/settings.db-spec.ts',
    ],
  },
  {
    number: 'V8.1.1',
    state: 'met',
    how: 'The section _Who may do what_. Its list of public calls is that of the API descriptions.',
    tests: ['tools/docs.ts', 'tools/checks/documents.spec.ts'],
  },
  {
    number: 'V8.2.1',
    state: 'met',
    how: 'A route needs a token unless it is marked as public or internal. A test of each service lists the public ones, and the gateway does not route to internal ones.',
    tests: [
      'services/auth/test/limits.db-spec.ts',
      'services/catalogue/test/internal.db-spec.ts',
      'services/attempt/test/start.db-spec.ts',
      'services/messaging/test/help.db-spec.ts',
      'e2e/gateway/gateway.spec.ts',
    ],
  },
  {
    number: 'V8.2.2',
    state: 'met',
    how: 'Queries filter by owner, so that the data of others is not found.',
    tests: [
      'services/attempt/test/progress.db-spec.ts',
      'services/catalogue/test/user-tests.db-spec.ts',
      'services/messaging/test/personal-data.db-spec.ts',
      'services/attempt/test/results.db-spec.ts',
    ],
  },
  {
    number: 'V8.3.1',
    state: 'met',
    how: 'Services decide by the token and their own data, whatever a page shows or sends.',
    tests: ['e2e/gateway/bad-input.spec.ts', 'services/attempt/test/start.db-spec.ts'],
  },
  {
    number: 'V9.1.1',
    state: 'met',
    how: 'Services verify the signature of a token before they use its claims. A token with extensions that its reader must understand (`crit`) is refused: there are none.',
    tests: ['packages/service-kit/test/token-forging.db-spec.ts'],
  },
  {
    number: 'V9.1.2',
    state: 'met',
    how: 'Only ES256 is accepted.',
    tests: ['packages/service-kit/test/token-forging.db-spec.ts'],
  },
  {
    number: 'V9.1.3',
    state: 'met',
    how: 'Keys come only from the auth service, or from `JWKS_JSON` if an operator sets it. Key headers of a token are ignored.',
    tests: [
      'packages/service-kit/test/token-forging.db-spec.ts',
      'packages/service-kit/src/auth/token-keys.spec.ts',
    ],
  },
  {
    number: 'V9.2.1',
    state: 'met',
    how: 'A token is refused before and after its time, and without an expiry.',
    tests: [
      'packages/service-kit/test/token-forging.db-spec.ts',
      'packages/service-kit/test/service-kit.db-spec.ts',
    ],
  },
  {
    number: 'V10.4.1',
    state: 'not applicable',
    how: 'We are a client of a sign-in provider, never an authorization server.',
  },
  {
    number: 'V10.4.2',
    state: 'not applicable',
    how: 'No authorization server: we issue no codes.',
  },
  {
    number: 'V10.4.3',
    state: 'not applicable',
    how: 'No authorization server: we issue no codes.',
  },
  {
    number: 'V10.4.4',
    state: 'not applicable',
    how: 'No authorization server: there are no clients and grants.',
  },
  {
    number: 'V10.4.5',
    state: 'not applicable',
    how: 'No authorization server: there are no refresh tokens.',
  },
  {
    number: 'V11.3.1',
    state: 'met',
    how: 'No source names the modes ECB or CBC, the padding of PKCS#1 v1.5, or an outdated cipher.',
    tests: ['tools/checks/source-rules.spec.ts'],
  },
  {
    number: 'V11.3.2',
    state: 'met',
    how: 'Signing keys are stored with AES-256-GCM. Clients of TLS 1.2 get only AES-GCM or ChaCha20-Poly1305 from the gateway.',
    tests: [
      'services/auth/src/signing-keys/rules/encryption.spec.ts',
      'tools/checks/source-rules.spec.ts',
      'tools/stack/gateway.db-spec.ts',
    ],
  },
  {
    number: 'V11.4.1',
    state: 'met',
    how: 'Digests, HMAC, HKDF and signatures use SHA-256, and passwords argon2id. SHA-1 only names the scripts that Redis caches.',
    tests: [
      'tools/checks/source-rules.spec.ts',
      'services/auth/src/passwords/password-hasher.spec.ts',
    ],
  },
  {
    number: 'V12.1.1',
    state: 'met',
    how: 'With a certificate, the gateway accepts TLS 1.3 and 1.2 only.',
    tests: ['tools/stack/gateway.db-spec.ts'],
  },
  {
    number: 'V12.2.1',
    state: 'open',
    how: 'With a certificate, the gateway redirects pages to https and refuses writes over http, which `tools/stack/gateway.db-spec.ts` shows. Missing: `docker-compose.yml` has no setting for a certificate and publishes only a port for plain http. An operator has to add the certificate, or a proxy with TLS in front.',
  },
  {
    number: 'V12.2.2',
    state: 'open',
    how: 'Missing: the operator provides the certificate; nothing here obtains or renews one from a public authority.',
  },
  {
    number: 'V13.4.1',
    state: 'met',
    how: 'Images contain no `.git` folder. Servers refuse names that start with a dot, except `.well-known`.',
    tests: [
      'tools/checks/source-rules.spec.ts',
      'tools/stack/gateway.db-spec.ts',
      'e2e/gateway/browser-protection.spec.ts',
    ],
  },
  {
    number: 'V14.2.1',
    state: 'met',
    how: 'Session tokens are accepted only in a header. The token of a reset link is in the fragment of the URL, which browsers do not send. Queries are not logged.',
    tests: [
      'packages/service-kit/test/token-forging.db-spec.ts',
      'services/auth/test/provider-login.db-spec.ts',
      'packages/service-kit/test/service-kit.db-spec.ts',
      'e2e/gateway/limits.spec.ts',
      'services/messaging/src/mail/templates/fill-template.spec.ts',
      'shell/src/features/sign-in/forgot-password-screen.spec.tsx',
    ],
  },
  {
    number: 'V14.3.1',
    state: 'met',
    how: 'When a session ends, the page deletes the data of its student, also without a server: token, fetched data, the conversation with the assistant, and attempts whose answers the server has. Other answers stay (see above).',
    tests: [
      'packages/web-kit/src/session/use-user.spec.tsx',
      'mfe-test-runner/src/features/attempt-session/store/device-store.spec.ts',
      'mfe-test-runner/src/app/runner/runner-session.spec.tsx',
      'shell/src/layout/chat-outlet.spec.tsx',
    ],
  },
  {
    number: 'V15.1.1',
    state: 'met',
    how: 'The section _Components of others_ has the time frames.',
    tests: ['tools/checks/documents.spec.ts'],
  },
  {
    number: 'V15.2.1',
    state: 'open',
    how: 'Missing: nobody has compared the ages of packages and base images with the time frames, or looked up the known vulnerabilities of the current lock file: the registry used here does not support `npm audit`. `npm run dependencies` looks up vulnerabilities and newer releases of packages, but nothing of base images.',
  },
  {
    number: 'V15.3.1',
    state: 'met',
    how: 'Responses contain only named fields, never a row of the database as it is.',
    tests: [
      'services/auth/test/passwords.db-spec.ts',
      'services/attempt/test/start.db-spec.ts',
      'services/catalogue/test/exams.db-spec.ts',
    ],
  },
];
