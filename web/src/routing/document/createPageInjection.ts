import type { PayloadRecorder } from '../../relay/payloadRecorder.ts'
import { holdEarlyPresses } from './earlyPresses.ts'
import { loadCodeAfterPicture } from './loadCodeAfterPicture.ts'
import { serializeForScript } from './serializeForScript.ts'

const HOLD_PRESSES = `(${holdEarlyPresses.toString()})(self)`
const LOAD_CODE = loadCodeAfterPicture.toString()

type Injected = Readonly<{
  recorder: PayloadRecorder
  nonce: string
  /** Addresses of the page's modules, the entry first; none where other markup starts the page. */
  code: readonly string[]
}>

/**
 * Returns a function that returns scripts to insert beside React's markup: first those that hold presses before
 * hydration and request the code, then the answers that the page was rendered from, each once. A script removes itself
 * from the page: hydration finds the body that React would render.
 */
export function createPageInjection({ recorder, nonce, code }: Injected): () => string {
  const script = (text: string) => `<script nonce="${nonce}">${text};document.currentScript.remove()</script>`
  const load = code.length > 0 ? script(`(${LOAD_CODE})(self,${serializeForScript(code)})`) : ''
  let first = script(HOLD_PRESSES) + load
  return () => {
    const recorded = recorder.drain()
    const items = recorded.map(serializeForScript).join(',')
    const injection = first + (items === '' ? '' : script(`(self.hogarPayloads=self.hogarPayloads||[]).push(${items})`))
    first = ''
    return injection
  }
}
