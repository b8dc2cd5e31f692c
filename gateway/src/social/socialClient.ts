import type { RequestScope } from '../app/requestScope.ts'
import { isGone } from '../errors/isUpstreamError.ts'
import { type Source, readSource, readSources, readText } from '../parse/readValue.ts'
import { decodeTokenPair } from '../rest/tokenLock.ts'
import { UpstreamFailure, isUnauthenticated } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { SOCIAL_ADDRESS_MAX_CHARACTERS, SOCIAL_PROVIDERS_MAX, SOCIAL_TEXT_MAX_CHARACTERS } from './limits.ts'

type Scope = Pick<RequestScope, 'upstream'>

/** Provider to sign in with, and the address of its authorization page. */
export type SocialProvider = Readonly<{
  code: string
  title: string
  clientId: string
  scope: string
  authorizeUrl: string
}>

const CODE = /^[a-z][a-z0-9-]{1,30}$/
const CONFLICT = 409
const BAD_REQUEST = 400

/** Returns the sign-in providers of a store; empty if the platform has no such call. */
export async function readSocialProviders({ upstream }: Scope): Promise<readonly SocialProvider[]> {
  try {
    return readSources(await upstream.call('socialProviders'), SOCIAL_PROVIDERS_MAX).flatMap(decodeProvider)
  } catch (error) {
    if (isGone(error)) return []
    throw error
  }
}

/** Decodes a provider. Drops one without a valid address for browsers. */
function decodeProvider(source: Source): SocialProvider[] {
  const text = (name: string, max = SOCIAL_TEXT_MAX_CHARACTERS) => readText(source[name], max)
  const code = text('code')
  const address = text('authorize_url', SOCIAL_ADDRESS_MAX_CHARACTERS)
  const clientId = text('client_id')
  if (code === null || !CODE.test(code) || clientId === null || address === null || !isWebAddress(address)) return []
  return [{ code, title: text('title') ?? code, clientId, scope: text('scope') ?? '', authorizeUrl: address }]
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}

type Exchange = Readonly<{
  provider: string
  code: string
  redirectUri: string
  verifier: string
  device: string | null
}>

/** Outcome of a sign-in with a provider. `known`: the address has an account that is not linked to the provider. */
export type SocialSignIn =
  | Readonly<{ kind: 'open'; userToken: string; refreshToken: string | null }>
  | Readonly<{ kind: 'known'; linkToken: string }>
  | Readonly<{ kind: 'noEmail' | 'refused' }>

/** Exchanges a provider's code for the platform's tokens. */
export async function signInBy({ upstream }: Scope, exchange: Exchange): Promise<SocialSignIn> {
  const { provider, code, redirectUri, verifier, device } = exchange
  const body = {
    provider,
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...(device === null ? {} : { device }),
  }
  try {
    const pair = decodeTokenPair(await upstream.call('socialLogin', { body }))
    if (pair === null) throw new UpstreamFailure({ kind: 'invalid', endpoint: 'socialLogin', detail: 'no token' })
    return { kind: 'open', ...pair }
  } catch (error) {
    if (isUnauthenticated(error)) return { kind: 'refused' }
    if (!(error instanceof UpstreamRefusal)) throw error
    const linkToken = readText(readSource(error.result)['link_token'])
    if (error.status === CONFLICT && linkToken !== null) return { kind: 'known', linkToken }
    return { kind: error.status === BAD_REQUEST ? 'noEmail' : 'refused' }
  }
}

/** Links the open account with a provider. Returns false if the token belongs to another account, or has expired. */
export async function joinProvider({ upstream }: Scope, linkToken: string): Promise<boolean> {
  try {
    await upstream.call('socialLink', { body: { link_token: linkToken } })
    return true
  } catch (error) {
    if (error instanceof UpstreamRefusal || isUnauthenticated(error)) return false
    throw error
  }
}
