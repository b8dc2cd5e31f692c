import { hasLeftElsewhere } from './customers/signIn/leftElsewhere.ts'
import { estimateStorage } from './device/estimateStorage.ts'
import { isOnline } from './device/isOnline.ts'
import { deviceTexts } from './device/textStorage.ts'
import { SESSION_ENDED } from './relay/network/sessionSignal.ts'
import { earlyKeys } from './offline/storage/earlyChanges.ts'
import { connectShopDatabase } from './offline/storage/shopDatabase.ts'
import { storagePurges } from './offline/storage/storagePurges.ts'
import { tabMessages } from './offline/tabs/tabMessages.ts'
import { watchStorageQuota } from './offline/storage/watchStorageQuota.ts'

/** Elements that make a change when they are pressed, or after input. */
const MAY_CHANGE = 'button, input, select, textarea, summary, label'

type Watched = Readonly<{ storeCode: string; start: () => Promise<void>; loadCode: () => Promise<unknown> }>

/**
 * Starts the queue of a store when it has work: a task of an earlier page, notices that were not shown, a message of
 * another tab, the end of the session, a sign-out in another tab. The queue's code loads with the first press of an element that may make a
 * change. Resolves when the stored tasks are rendered.
 */
export async function watchForWork({ storeCode, start, loadCode }: Watched): Promise<void> {
  const begin = () => start().catch(() => undefined)
  // First: a later message may announce a task that the read below has missed.
  tabMessages(storeCode).notify(() => void begin())
  // The queue notifies its shopper that the session has ended.
  window.addEventListener(SESSION_ENDED, () => void begin())
  loadWithFirstPress(loadCode)
  const database = await connectShopDatabase(storeCode).catch(() => null)
  const hasTasks = async () =>
    ((await database?.run((connection) => connection.count('tasks')).catch(() => 0)) ?? 0) > 0
  if (database) watchStorageQuota({ estimate: estimateStorage, isOnline, purges: storagePurges(database) })
  // A frozen page receives no messages.
  document.addEventListener('visibilitychange', async () => {
    if (document.visibilityState === 'visible' && (await hasTasks())) void begin()
  })
  const isUrgent = window.hogarHasEnded || hasLeftElsewhere() || earlyKeys(storeCode).length > 0
  if (isUrgent || (await hasTasks()) || (await hasLeftNews(storeCode))) await begin()
}

/** Returns true when notices of an earlier page are stored. Loads their reader only if there have ever been any. */
async function hasLeftNews(storeCode: string): Promise<boolean> {
  if (deviceTexts.getItem(`hogar:queue-news:${storeCode}`) === null) return false
  const { hasUnseenNews } = await import('./waiting/news/hasUnseenNews.ts')
  return hasUnseenNews(storeCode)
}

function loadWithFirstPress(loadCode: () => Promise<unknown>): void {
  const stopped = new AbortController()
  const onPress = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(MAY_CHANGE)) return
    stopped.abort()
    // The change itself retries a failed load, and notifies the shopper.
    loadCode().catch(() => undefined)
  }
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, onPress, { capture: true, passive: true, signal: stopped.signal })
  }
}
