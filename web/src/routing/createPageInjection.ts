import type { PayloadRecorder } from '../relay/payloadRecorder.ts'
import { holdPresses } from './heldPresses.ts'
import { serializeForScript } from './serializeForScript.ts'

const HOLD_PRESSES = `(${holdPresses.toString()})(self)`

/**
 * Hands out what has to stand in the page beside React's markup, as scripts: first what holds the presses that come before
 * the code, then the answers that the page was drawn from, each once. A script takes itself out of the page again: React
 * finds the body as it would draw it.
 */
export function createPageInjection(recorder: PayloadRecorder, nonce: string): () => string {
  const script = (text: string) => `<script nonce="${nonce}">${text};document.currentScript.remove()</script>`
  let first = script(HOLD_PRESSES)
  return () => {
    const recorded = recorder.drain()
    const items = recorded.map(serializeForScript).join(',')
    const injection = first + (items === '' ? '' : script(`(self.hogarPayloads=self.hogarPayloads||[]).push(${items})`))
    first = ''
    return injection
  }
}
