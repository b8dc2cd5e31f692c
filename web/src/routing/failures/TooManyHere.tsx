import { use } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../../i18n/AreaMessages.tsx'
import { type CompiledMessages, loadAreaMessages } from '../../i18n/loadMessages.ts'
import { useStoreDefinition } from '../StoreContext.tsx'
import { TooManyPage } from './TooManyPage.tsx'

const loaded = new Map<Language, Promise<CompiledMessages>>()

/** Renders the page of an exceeded rate limit in the browser: it is rare, so its texts load with it. */
export function TooManyHere({ waitMs }: Readonly<{ waitMs: number }>) {
  return (
    <AreaMessages messages={use(messagesOf(useStoreDefinition().language))}>
      <TooManyPage waitMs={waitMs} />
    </AreaMessages>
  )
}

function messagesOf(language: Language): Promise<CompiledMessages> {
  const messages = loaded.get(language) ?? loadAreaMessages(language, 'cart')
  loaded.set(language, messages)
  return messages
}
