import { use } from 'react'
import { useOrigin } from '../routing/OriginContext.tsx'
import { StoreOriginsContext } from '../routing/StoreOriginsContext.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { hreflangOf } from '../routing/sitemap/hreflangOf.ts'
import type { PageAlternate } from '../routing/PageAlternatesContext.ts'

type HreflangProps = Readonly<{
  /** Canonical path of the page inside its store. */
  path: string
  alternates: readonly PageAlternate[]
}>

/** Renders links to the page in other languages for search engines. React hoists them into the head. */
export function Hreflang({ path, alternates }: HreflangProps) {
  const store = useStoreDefinition()
  const own = { store, path, origin: useOrigin(), elsewhere: use(StoreOriginsContext) }
  return hreflangOf(own, alternates).map(({ language, address }) => (
    <link key={language} rel="alternate" hrefLang={language} href={address} />
  ))
}
