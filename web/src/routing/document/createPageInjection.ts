import type { StoreOrigins } from '../StoreOriginsContext.ts'
import type { PayloadRecorder } from '../../relay/replay/payloadRecorder.ts'
import { holdEarlyPresses } from './earlyPresses.ts'
import { holdInstallPrompt } from './holdInstallPrompt.ts'
import { loadCodeAfterPicture } from './loadCodeAfterPicture.ts'
import { serializeForScript } from './serializeForScript.ts'

const HOLD = [holdEarlyPresses, holdInstallPrompt].map((hold) => `(${hold.toString()})(self)`).join(';')
const LOAD_CODE = loadCodeAfterPicture.toString()

type Injected = Readonly<{
  recorder: PayloadRecorder
  nonce: string
  elsewhere: StoreOrigins
  /** Addresses of the page's modules, the entry first; none where other markup starts the page. */
  code: readonly string[]
}>

/** Scripts beside React's markup; each removes itself: hydration finds the page that React would render. */
export type PageScripts = Readonly<{
  /**
   * For the head: names the origins of other stores, and holds presses, and the browser's question whether to install the
   * shop, which may come before the rest of the page.
   */
  head: string
  /**
   * Returns scripts to insert after what React has written so far: first the one that requests the code, then the
   * answers that the page was rendered from, each once.
   */
  take: () => string
}>

/** Creates the scripts of a page. */
export function createPageInjection({ recorder, nonce, elsewhere, code }: Injected): PageScripts {
  const script = (text: string) => `<script nonce="${nonce}">${text};document.currentScript.remove()</script>`
  let load = code.length > 0 ? script(`(${LOAD_CODE})(self,${serializeForScript(code)})`) : ''
  const take = () => {
    const recorded = recorder.drain()
    const items = recorded.map(serializeForScript).join(',')
    const injection = load + (items === '' ? '' : script(`(self.hogarPayloads=self.hogarPayloads||[]).push(${items})`))
    load = ''
    return injection
  }
  const stores = Object.keys(elsewhere).length > 0 ? `;self.hogarStores=${serializeForScript(elsewhere)}` : ''
  return { head: script(HOLD + stores), take }
}
