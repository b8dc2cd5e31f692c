import { CONTACTS, dialled } from '@hogar/platform/contacts.ts'
import type { StoreView } from './storeView.ts'

/** The store's own address for mail, or its telephone, to be pressed. */
export function contactLine(way: 'mail' | 'telephone', { store }: StoreView): string {
  const { mail, telephone } = CONTACTS[store.code]
  const [address, words] =
    way === 'mail' ? [`mailto:${mail}`, mail] : [`tel:${dialled(telephone, store.country)}`, telephone]
  return `<p><a href="${address}">${words}</a></p>`
}
