import type { RequestScope } from '../app/requestScope.ts'
import { isMissingEndpoint } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'

type NewsletterScope = Pick<RequestScope, 'upstream'>

/**
 * Returns true if an address is subscribed. The platform refuses to report an unknown address, which counts as not
 * subscribed. The caller must not reveal the result to anyone but the owner of the address.
 */
export async function isSubscribed({ upstream }: NewsletterScope, email: string): Promise<boolean> {
  try {
    const status = await upstream.call('newsletterStatus', { query: { email } })
    if (typeof status !== 'string') throw invalid('the result is no status')
    return status === 'subscribed'
  } catch (error) {
    if (error instanceof UpstreamRefusal && !isMissingEndpoint(error)) return false
    throw error
  }
}

/**
 * Subscribes an address, if it is not subscribed. Throws UpstreamRefusal if the platform rejects it.
 * @returns true if it was subscribed before; then nothing was written.
 */
export async function subscribe(scope: NewsletterScope, email: string): Promise<boolean> {
  const wasSubscribed = await isSubscribed(scope, email)
  if (!wasSubscribed) await scope.upstream.call('newsletterSubscribe', { body: { email } })
  return wasSubscribed
}

/** Unsubscribes an address, if it is subscribed. Throws UpstreamRefusal if the platform rejects it. */
export async function unsubscribe(scope: NewsletterScope, email: string): Promise<void> {
  if (await isSubscribed(scope, email)) await scope.upstream.call('newsletterUnsubscribe', { body: { email } })
}

function invalid(detail: string): UpstreamFailure {
  return new UpstreamFailure({ kind: 'invalid', endpoint: 'newsletterStatus', detail })
}
