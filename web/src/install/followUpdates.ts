import type { Language } from '@hogar/schema/stores.ts'
import { createIntl } from 'react-intl'
import { notifyShopper } from '../design/overlays/notifyShopper.ts'
import type { RegisteredWorker } from '../device/registerServiceWorker.ts'
import { TAKE_OVER } from '../device/workerMessages.ts'
import { loadAreaMessages } from '../i18n/loadMessages.ts'
import { UPDATE_CHECK_INTERVAL_MS } from './limits.ts'

/**
 * Tells the shopper when a new version of the shop is on the device and waits. On the shopper's press the new version
 * takes over, and the page is loaded again by it; what waits in the queue and what is in the cart is not touched. Looks
 * for a version when the page is shown again: a page that stays open loads no document by which the browser would.
 */
export function followUpdates({ workers, registration }: RegisteredWorker, language: Language): void {
  const offer = () => {
    // Without a controller this is the first version, which nothing waits for.
    if (!registration.waiting || !workers.controller) return
    const { waiting } = registration
    void tellOfUpdate(language, () => {
      workers.addEventListener('controllerchange', () => location.reload(), { once: true })
      waiting.postMessage(TAKE_OVER)
    })
  }
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer)
  })
  offer()
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < UPDATE_CHECK_INTERVAL_MS) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

async function tellOfUpdate(language: Language, update: () => void): Promise<void> {
  const intl = createIntl({ locale: language, messages: await loadAreaMessages(language, 'install') })
  notifyShopper({
    id: 'update',
    kind: 'info',
    message: intl.formatMessage({ id: 'install.updateReady' }),
    action: { label: intl.formatMessage({ id: 'install.update' }), onPress: update },
    hasNoTimeout: true,
  })
}
