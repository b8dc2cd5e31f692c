import * as v from 'valibot'
import { useQueueState } from '../offline/useQueueState.ts'
import type { WaitingTask } from '../offline/waitingTask.ts'

const subscriptionSchema = v.object({ input: v.object({ email: v.string() }) })

/** React hook that returns the waiting changes of the newsletter of an address, which is the customer's own. */
export function useNewsletterTasks(own: string | undefined): readonly WaitingTask[] {
  return useQueueState().filter(({ name, variables }) => {
    if (name === 'unsubscribeFromNewsletter') return true
    const subscription = v.safeParse(subscriptionSchema, variables)
    const isOwn = subscription.success && subscription.output.input.email.toLowerCase() === own?.toLowerCase()
    return name === 'subscribeToNewsletter' && isOwn
  })
}
