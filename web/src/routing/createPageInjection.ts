import type { PayloadRecorder } from '../relay/payloadRecorder.ts'
import { serializeForScript } from './serializeForScript.ts'

/**
 * Hands out what has to stand in the page beside React's markup: the answers that it was drawn from, as scripts, each
 * once. A script takes itself out of the page again: React finds the body as it would draw it.
 */
export function createPageInjection(recorder: PayloadRecorder, nonce: string): () => string {
  return () => {
    const recorded = recorder.drain()
    if (recorded.length === 0) return ''
    const items = recorded.map(serializeForScript).join(',')
    return `<script nonce="${nonce}">(self.hogarPayloads=self.hogarPayloads||[]).push(${items});document.currentScript.remove()</script>`
  }
}
