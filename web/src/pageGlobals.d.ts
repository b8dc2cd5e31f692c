import type { RecordedPayload } from './relay/payloadRecorder.ts'
import type { HeldPresses } from './routing/heldPresses.ts'

declare global {
  interface Window {
    /** Answers that came with the page; the entry listens for those that are still on their way. */
    hogarPayloads?: RecordedPayload[]
    /** What was pressed before there was code to answer. */
    hogarPresses?: HeldPresses
    /** The account that this page was drawn for is closed: nothing of the page is kept any more. */
    hogarIsForgotten?: boolean
    /** What happened here, for whoever measures: the list that tag managers read. */
    dataLayer?: unknown[]
  }
}
