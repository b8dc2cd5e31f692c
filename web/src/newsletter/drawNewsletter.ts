import type { RecordSourceProxy } from 'relay-runtime'

type Drawn = Readonly<{
  /** Subscribed address; null for the account's own. */
  email: string | null
  isSubscribed: boolean
}>

/**
 * Shows a requested newsletter change in the account optimistically. Ignores other addresses, whose state is unknown.
 */
export function drawNewsletter(store: RecordSourceProxy, { email, isSubscribed }: Drawn): void {
  const newsletter = store
    .getRoot()
    .getLinkedRecord('viewer')
    ?.getLinkedRecord('customer')
    ?.getLinkedRecord('newsletter')
  const own = newsletter?.getValue('email')
  if (!newsletter || typeof own !== 'string') return
  if (email === null || email.toLowerCase() === own.toLowerCase()) newsletter.setValue(isSubscribed, 'isSubscribed')
}
