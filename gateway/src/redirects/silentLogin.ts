import { loggedError } from '../errors/core/loggedError.ts'
import { keepArrivalNotices } from '../customers/signIn/arrivalNotices.ts'
import { readCustomer } from '../customers/customerClient.ts'
import { SILENT_TRIES_MAX, SILENT_TRIES_WINDOW_MS } from '../customers/limits.ts'
import { openAccount } from '../customers/signIn/openAccount.ts'
import type { GraphContext } from '../app/context.ts'
import { nobodyIfEnded } from '../session/sessionEnded.ts'
import { attempt } from '../limits/attempt.ts'
import type { CoreServices } from '../http/coreServices.ts'
import { failureLevel } from '../http/failureLevel.ts'
import { RETURN_PATH_MAX_CHARACTERS } from '../http/limits.ts'
import type { Navigation } from './navigation.ts'
import { readReturnPath, returnQuery } from './returnPath.ts'

/** Pattern of a platform token. */
const USER_TOKEN = /^[\w.~+/=-]{1,1024}$/
const TRIES = { secret: 'silent-login', maxTries: SILENT_TRIES_MAX, windowMs: SILENT_TRIES_WINDOW_MS }

/**
 * `GET /silent-login?userToken=…&r=…`: signs in a user whom the merchant's app has signed in already.
 *
 * Moves the token from the address into the sealed session, and redirects to an address without it, so that no script,
 * log, cache or referrer sees it. Accepts only direct browser navigation: otherwise a page of another site could sign a
 * visitor in to the attacker's account, and read there what they buy.
 */
export async function silentLogin({ log }: CoreServices, navigation: Navigation): Promise<void> {
  const { parameters, headers, requestId, redirectTo } = navigation
  const userToken = parameters.get('userToken') ?? ''
  if (!USER_TOKEN.test(userToken)) return redirectTo('/not-found')
  const wayBack = returnQuery(readReturnPath(parameters, RETURN_PATH_MAX_CHARACTERS))
  if (headers['sec-fetch-site'] === 'cross-site') return redirectTo(`/login${wayBack}`)
  try {
    const isOpen = await signIn(navigation, userToken)
    redirectTo(`${isOpen ? '/silent-login' : '/login'}${wayBack}`)
  } catch (error) {
    log[failureLevel(error)]({ ...loggedError(error), requestId }, 'the silent login failed')
    redirectTo(`/login${wayBack}`)
  }
}

/**
 * Keeps an account that is already open. Without a refresh token, the new account is open until the token expires. A
 * session without a new account is not written: it may have been replaced meanwhile.
 */
async function signIn({ openSession }: Navigation, userToken: string): Promise<boolean> {
  const { context, keep } = await openSession()
  const run = () => enter(context, userToken)
  const tried = await attempt(context, { ...TRIES, run, isRight: (isOpen) => isOpen })
  if (!tried?.value) return false
  await keep()
  return true
}

async function enter(context: GraphContext, userToken: string): Promise<boolean> {
  if (!context.session.isEnded && (await readCustomer(context).catch(nobodyIfEnded)) !== null) return true
  const opened = await openAccount(context, () => {
    context.session.update({ userToken, refreshToken: null })
    return Promise.resolve([])
  })
  if (opened !== null) await keepArrivalNotices(context, opened.notices)
  return opened !== null
}
