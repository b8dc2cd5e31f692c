import { loggedError } from '../errors/core/loggedError.ts'
import { createHash, randomBytes } from 'node:crypto'
import { keepArrivalNotices } from '../customers/signIn/arrivalNotices.ts'
import { readCustomer } from '../customers/customerClient.ts'
import { openAccount } from '../customers/signIn/openAccount.ts'
import type { GraphContext } from '../app/context.ts'
import { attempt } from '../limits/attempt.ts'
import { takeAction } from '../limits/takeAction.ts'
import {
  SOCIAL_CODE_MAX_CHARACTERS,
  SOCIAL_RETURN_MAX_CHARACTERS,
  SOCIAL_SECRET_BYTES,
  SOCIAL_TRIES_MAX,
  SOCIAL_TRIES_WINDOW_MS,
  SOCIAL_VISIT_MS,
  SOCIAL_VISITS_MAX,
} from '../social/limits.ts'
import { type SocialSignIn, readSocialProviders, signInBy } from '../social/socialClient.ts'
import type { CoreServices } from '../http/coreServices.ts'
import { failureLevel } from '../http/failureLevel.ts'
import type { Navigation } from './navigation.ts'
import { readReturnPath, returnQuery } from './returnPath.ts'

const VISITS = { action: 'social-visit', maxTimes: SOCIAL_VISITS_MAX, windowMs: SOCIAL_TRIES_WINDOW_MS }
const TRIES = { secret: 'social-login', maxTries: SOCIAL_TRIES_MAX, windowMs: SOCIAL_TRIES_WINDOW_MS }
/** Path of sign-ins with a provider, whose name follows. */
export const SOCIAL_LOGIN_PATH = '/social-login/'
const PATH = new RegExp(`^${SOCIAL_LOGIN_PATH}(?<provider>[a-z][a-z0-9-]{1,30})(?<isBack>/callback)?$`)

/** Returns true for a path that `socialLogin` handles. */
export function isSocialLogin(path: string): boolean {
  return PATH.test(path)
}

/**
 * `GET /social-login/{provider}?r=…` redirects to the provider, and `…/callback?code=…&state=…` receives its reply: an
 * authorization code with PKCE. The platform, which holds the shop's secret at the provider, exchanges the code; the
 * tokens go into the sealed session, and no script, log or referrer sees them. State and verifier are in the session of
 * the browser that left, so that a forged callback is refused.
 */
export async function socialLogin({ log }: CoreServices, navigation: Navigation, path: string): Promise<void> {
  const { provider = '', isBack } = PATH.exec(path)?.groups ?? {}
  try {
    await (isBack === undefined ? sendAway(navigation, provider) : takeBack(navigation, provider))
  } catch (error) {
    log[failureLevel(error)](
      { ...loggedError(error), requestId: navigation.requestId, provider },
      'the sign-in with a provider failed',
    )
    navigation.redirectTo(`/login${returnQuery(null, { social: 'failed' })}`)
  }
}

async function sendAway(navigation: Navigation, provider: string): Promise<void> {
  const { store, parameters, redirectTo, sendTo, openSession } = navigation
  const returnPath = readReturnPath(parameters, SOCIAL_RETURN_MAX_CHARACTERS)
  const { context, keep } = await openSession()
  if ((await takeAction(context, VISITS)) === null)
    return redirectTo(`/login${returnQuery(returnPath, { social: 'failed' })}`)
  const known = (await readSocialProviders(context)).find(({ code }) => code === provider)
  if (known === undefined) return redirectTo('/not-found')
  if ((await readCustomer(context)) !== null) return redirectTo(`/silent-login${returnQuery(returnPath)}`)
  const [state, verifier] = [newSecret(), newSecret()]
  context.session.update({ social: { provider, state, verifier, returnPath, leftAt: Date.now() } })
  await keep()
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id: known.clientId,
    redirect_uri: callbackOf(navigation, provider),
    scope: known.scope,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: store.language,
  })
  const address = new URL(known.authorizeUrl)
  asked.forEach((value, name) => address.searchParams.set(name, value))
  sendTo(address.href)
}

async function takeBack(navigation: Navigation, provider: string): Promise<void> {
  const { parameters, redirectTo, openSession } = navigation
  const { context, keep } = await openSession()
  const visit = context.session.snapshot().social ?? null
  const isTheirs =
    visit !== null &&
    visit.provider === provider &&
    visit.state === parameters.get('state') &&
    Date.now() - visit.leftAt <= SOCIAL_VISIT_MS
  // A callback forged by another site changes nothing: a sign-in under way stays valid.
  if (!isTheirs) return redirectTo(`/login${returnQuery(null, { social: 'failed' })}`)
  const { returnPath, verifier } = visit
  const ending = await enter(navigation, context, { provider, verifier })
  await keep()
  if (ending === 'open') redirectTo(`/silent-login${returnQuery(returnPath)}`)
  else redirectTo(`/login${returnQuery(returnPath, { social: ending })}`)
}

type Ending = 'open' | 'canceled' | 'known' | 'noEmail' | 'failed'

/** Opens the account, and closes the one that was open first: a shopper must not continue in the wrong account. */
async function enter(
  navigation: Navigation,
  context: GraphContext,
  { provider, verifier }: Readonly<{ provider: string; verifier: string }>,
): Promise<Ending> {
  const { session } = context
  session.update({ social: null })
  const code = navigation.parameters.get('code') ?? ''
  if (code === '' || code.length > SOCIAL_CODE_MAX_CHARACTERS) {
    return navigation.parameters.get('error') === 'access_denied' ? 'canceled' : 'failed'
  }
  const run = () => exchange(navigation, context, { provider, verifier, code })
  const tried = await attempt(context, { ...TRIES, run, isRight: (ending) => ending !== 'failed' })
  return tried?.value ?? 'failed'
}

async function exchange(
  navigation: Navigation,
  context: GraphContext,
  { provider, verifier, code }: Readonly<{ provider: string; verifier: string; code: string }>,
): Promise<Ending> {
  const { session } = context
  let ending: Ending = 'failed'
  const opened = await openAccount(context, async () => {
    const redirectUri = callbackOf(navigation, provider)
    const result = await signInBy(context, { provider, code, redirectUri, verifier, device: null })
    if (result.kind !== 'open') {
      ending = closed(context, result)
      return null
    }
    const { userToken, refreshToken } = result
    session.update({ socialLink: null, userToken, refreshToken })
    return []
  })
  if (opened === null) return ending
  await keepArrivalNotices(context, opened.notices)
  return 'open'
}

function closed({ session }: GraphContext, result: Exclude<SocialSignIn, { kind: 'open' }>): Ending {
  const socialLink = result.kind === 'known' ? result.linkToken : null
  session.update({ socialLink, userToken: null, refreshToken: null })
  return result.kind === 'refused' ? 'failed' : result.kind
}

function callbackOf({ origin, store }: Navigation, provider: string): string {
  return `${origin}${store.urlPrefix}${SOCIAL_LOGIN_PATH}${provider}/callback`
}

function newSecret(): string {
  return randomBytes(SOCIAL_SECRET_BYTES).toString('base64url')
}
