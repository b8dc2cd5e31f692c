import type { RecordedPayload } from './relay/replay/payloadRecorder.ts'
import type { StoreOrigins } from './routing/StoreOriginsContext.ts'
import type { EarlyPresses } from './routing/document/earlyPresses.ts'

declare global {
  interface Window {
    /** Answers that came with the page; the entry listens for those that are still streaming. */
    hogarPayloads?: RecordedPayload[]
    /** Origins of other stores, where a path does not lead to them. */
    hogarStores?: StoreOrigins
    /** Presses held before hydration. */
    hogarPresses?: EarlyPresses
    /** True when the account that this page was rendered for is closed: nothing of the page is stored any more. */
    hogarIsForgotten?: boolean
    /** Question of the browser whether to install the shop, as long as it was not answered. */
    hogarInstall?: BeforeInstallPromptEvent | undefined
    /** True when the gateway has reported that the customer's session has ended. */
    hogarHasEnded?: boolean
    /** List of analytics events that tag managers read. */
    dataLayer?: unknown[]
  }

  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent
  }

  /** Asks whether to install the page as an app, once; of Chromium, and of no standard. */
  interface BeforeInstallPromptEvent extends Event {
    readonly userChoice: Promise<Readonly<{ outcome: 'accepted' | 'dismissed' }>>
    prompt: () => Promise<unknown>
  }
}
