import type { Page } from 'playwright'

/** Returns all that the browser of a page stores of the store `hogar`, as one text: every table and every storage. */
export function storedOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('hogar-hogar')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const read = (name: string) =>
      new Promise((resolve) => {
        const reading = opening.result.transaction(name).objectStore(name).getAll()
        reading.onsuccess = () => resolve(reading.result)
      })
    const tables = await Promise.all([...opening.result.objectStoreNames].map(read))
    opening.result.close()
    return JSON.stringify([tables, Object.entries(localStorage), Object.entries(sessionStorage)])
  })
}
