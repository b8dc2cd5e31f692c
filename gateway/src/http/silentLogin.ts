import { keepArrivalNotices } from '../customers/arrivalNotices.ts'
import { readCustomer } from '../customers/customerClient.ts'
import { SILENT_TRIES_MAX, SILENT_TRIES_WINDOW_MS } from '../customers/limits.ts'
import { openAccount } from '../customers/openAccount.ts'
import type { GraphContext } from '../graph/context.ts'
import { attempt } from '../limits/attempt.ts'
import type { CoreServices } from './coreServices.ts'
import { failureLevel } from './failureLevel.ts'
import { RETURN_PATH_MAX_CHARACTERS } from './limits.ts'
import type { Navigation } from './navigation.ts'
import { readReturnPath, returnQuery } from './returnPath.ts'

/** What may be a token of the platform. */
const USER_TOKEN = /^[\w.~+/=-]{1,1024}$/
const TRIES = { secret: 'silent-login', maxTries: SILENT_TRIES_MAX, windowMs: SILENT_TRIES_WINDOW_MS }

/**
 * `GET /silent-login?userToken=…&r=…`: signs in whoever an app of the merchant's has signed in already. The token goes
 * from the address into the sealed session, and the browser on to an address without it: no script, log, cache or referrer
 * has it. Only a browser that goes there by itself is signed in: a page of another site could sign a visitor into an
 * account of its own, and read there what they buy.
 */
export async function silentLogin({ log }: CoreServices, navigation: Navigation): Promise<void> {
  const { parameters, headers, requestId, leadTo } = navigation
  const userToken = parameters.get('userToken') ?? ''
  if (!USER_TOKEN.test(userToken)) return leadTo('/not-found')
  const wayBack = returnQuery(readReturnPath(parameters, RETURN_PATH_MAX_CHARACTERS))
  if (headers['sec-fetch-site'] === 'cross-site') return leadTo(`/login${wayBack}`)
  try {
    const isOpen = await signIn(navigation, userToken)
    leadTo(`${isOpen ? '/silent-login' : '/login'}${wayBack}`)
  } catch (error) {
    log[failureLevel(error)]({ err: error, requestId }, 'nobody could be signed in silently')
    leadTo(`/login${wayBack}`)
  }
}

/**
 * An account that is open already stays as it is. Without the token to renew it, another is open for as long as the token
 * is good. A session that nothing was opened for is not written: on the way it may have become another.
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
  if ((await readCustomer(context)) !== null) return true
  const opened = await openAccount(context, () => {
    context.session.update({ userToken, refreshToken: null })
    return Promise.resolve([])
  })
  if (opened !== null) await keepArrivalNotices(context, opened.notices)
  return opened !== null
}
