import { type IEnvironment, commitLocalUpdate } from 'relay-runtime'

/**
 * Deletes the records of a promotion, in memory and with them in the offline snapshot: the shop has not confirmed it, so
 * nothing of it may be shown again from this device. Records of its products stay: they are the catalogue's.
 *
 * @param slug name of the promotion in its address
 * @param path variable of the query that read it; given after a failure, so that the address is read again
 */
export function forgetPromotion(environment: IEnvironment, slug: string, path: string | null): void {
  const source = environment.getStore().getSource()
  const ids = source.getRecordIDs().filter((id) => {
    const record = source.get(id)
    return record?.['__typename'] === 'Promotion' && record['slug'] === slug
  })
  commitLocalUpdate(environment, (store) => {
    for (const id of ids) store.delete(id)
    if (path !== null && ids.length > 0) store.getRoot().setValue(undefined, 'route', { path })
  })
}
