import { type PropsWithChildren, lazy } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { WhenNear } from '../design/pictures/WhenNear.tsx'
import { LoadBoundary } from '../device/LoadBoundary.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'

const formIn = (language: Language) =>
  lazy(async () => ({ default: await (await import('./loadNewsletterForm.tsx')).loadNewsletterForm(language) }))

const FORMS = { 'es-MX': formIn('es-MX'), 'de-DE': formIn('de-DE'), 'it-IT': formIn('it-IT') }

/** Newsletter form, loaded when the shopper scrolls near it. If loading fails, `children` stay. */
export function Newsletter({ children }: PropsWithChildren) {
  const Form = FORMS[useStoreDefinition().language]
  return (
    <WhenNear>
      <LoadBoundary fallback={children}>
        <Form />
      </LoadBoundary>
    </WhenNear>
  )
}
