import { setCut } from './cutOff.ts'
import { isOnline } from '../isOnline.ts'
import { PROBE_PAUSE_MS } from './limits.ts'
import { reachesShop } from './reachesShop.ts'

/**
 * Tries whether the shop can be reached at all, after a request that got no answer. If not, the page is offline, whatever
 * the browser says, until it can: browsers report a WiFi without an Internet connection as a network, and no event says
 * when it has one.
 */
export async function findCutOff(): Promise<void> {
  if (!isOnline() || (await reachesShop())) return
  setCut(true)
  void comeBack()
}

async function comeBack(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, PROBE_PAUSE_MS))
  while (!(await reachesShop()))
  setCut(false)
}
