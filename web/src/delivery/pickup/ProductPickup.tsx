import { use } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../../i18n/AreaMessages.tsx'
import { type CompiledMessages, loadAreaMessages } from '../../i18n/loadMessages.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { PickupBranchList } from './PickupBranchList.tsx'

const loading = new Map<Language, Promise<CompiledMessages>>()

type Props = Readonly<{
  /** SKU of the product, or of its chosen variant. */
  sku: string
  /** Postal code to sort by; empty if it is not known. */
  postcode: string
}>

/** Branches that have a product for pick-up, with the messages of the pages of branches. */
export function ProductPickup({ sku, postcode }: Props) {
  const messages = use(messagesIn(useStoreDefinition().language))
  return (
    <AreaMessages messages={messages}>
      <PickupBranchList key={sku} sku={sku} postcode={postcode} />
    </AreaMessages>
  )
}

/** Loads the messages once: a render that waits asks for the same promise again. */
function messagesIn(language: Language): Promise<CompiledMessages> {
  const known = loading.get(language)
  if (known) return known
  const messages = loadAreaMessages(language, 'branches')
  messages.catch(() => loading.delete(language))
  loading.set(language, messages)
  return messages
}
