import type { GraphContext } from '../graph/context.ts'
import { isMissingEndpoint } from '../upstream/isUpstreamError.ts'
import { UpstreamFailure } from '../upstream/upstreamFailure.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'

type NewsletterScope = Pick<GraphContext, 'upstream'>

/**
 * Whether the newsletter goes to an address. The platform refuses to speak of one that it was never told: that one is
 * not subscribed. The caller sees to it that nobody learns this but who has the address.
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
 * Subscribes an address that is not yet. Throws UpstreamRefusal when the platform will not have it.
 * @returns whether it was subscribed before: then nothing was written.
 */
export async function subscribe(scope: NewsletterScope, email: string): Promise<boolean> {
  const wasSubscribed = await isSubscribed(scope, email)
  if (!wasSubscribed) await scope.upstream.call('newsletterSubscribe', { body: { email } })
  return wasSubscribed
}

/** Ends the subscription of an address that has one. Throws UpstreamRefusal when the platform will not. */
export async function unsubscribe(scope: NewsletterScope, email: string): Promise<void> {
  if (await isSubscribed(scope, email)) await scope.upstream.call('newsletterUnsubscribe', { body: { email } })
}

function invalid(detail: string): UpstreamFailure {
  return new UpstreamFailure({ kind: 'invalid', endpoint: 'newsletterStatus', detail })
}
