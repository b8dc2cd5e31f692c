import type { IEnvironment } from 'relay-runtime'

/** Keys of a record that Relay needs. */
const KEPT: ReadonlySet<string> = new Set(['__id', '__typename'])

/**
 * Empties the records of a promotion, in memory and with them in the offline snapshot: the shop has not confirmed it, so
 * nothing of it may be shown again from this device. Emptied and not deleted: the snapshot keeps records that a page has
 * not. Records of its products stay: they are the catalogue's.
 *
 * @param path path of the promotion
 * @param isReadAgain true after a failure: the next visit reads the address again
 */
export function forgetPromotion(environment: IEnvironment, path: string, isReadAgain: boolean): void {
  const source = environment.getStore().getSource()
  const ids = source.getRecordIDs().filter((id) => {
    const record = source.get(id)
    return record?.['__typename'] === 'Promotion' && record['path'] === path
  })
  if (ids.length === 0) return
  environment.commitUpdate((store) => {
    for (const id of ids) {
      const fields = Object.keys(source.get(id) ?? {}).filter((field) => !KEPT.has(field))
      for (const field of fields) store.get(id)?.setValue(undefined, field)
    }
    if (isReadAgain) store.getRoot().setValue(undefined, 'route', { path })
  })
}
