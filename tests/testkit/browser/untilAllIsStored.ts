import type { Page } from 'playwright'

/** Longer than a page waits before it stores what it has read (`SAVE_RECORDS_THROTTLE_MS`), on a busy machine. */
const STORED_WITHIN_MS = 700
const STORED_TRIES = 10

/** Waits until the stored records change no more. */
export async function untilAllIsStored(page: Page) {
  let before = await storedSizes(page)
  for (let attempt = 0; attempt < STORED_TRIES; attempt += 1) {
    await page.waitForTimeout(STORED_WITHIN_MS)
    const now = await storedSizes(page)
    if (now === before) return
    before = now
  }
}

/** Returns the sizes of the records that the browser keeps of each store, as text; empty for a browser that keeps none. */
function storedSizes(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases().catch(() => [])
    const names = known.flatMap(({ name }) => (name?.startsWith('hogar-') ? [name] : []))
    const sizes = names.map(
      (name) =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open(name)
          const finish = (size: number) => {
            opening.result.close()
            resolve(size)
          }
          opening.onerror = () => resolve(0)
          opening.onsuccess = () => {
            if (!opening.result.objectStoreNames.contains('records')) return finish(0)
            const reading = opening.result.transaction('records').objectStore('records').get('records')
            reading.onerror = () => finish(0)
            reading.onsuccess = () => finish(JSON.stringify(reading.result ?? '').length)
          }
        }),
    )
    return (await Promise.all(sizes)).join()
  })
}
