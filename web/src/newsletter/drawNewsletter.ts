import type { RecordSourceProxy } from 'relay-runtime'

type Drawn = Readonly<{
  /** Whose newsletter; null for the account's own. */
  email: string | null
  isSubscribed: boolean
}>

/** Shows in the account what was just asked for. Of other addresses nothing is known, and nothing drawn. */
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
