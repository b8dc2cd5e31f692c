import { useOrigin } from '../routing/OriginContext.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { hreflangOf } from './hreflangOf.ts'
import type { PageAlternate } from './PageAlternatesContext.ts'

type HreflangProps = Readonly<{
  /** Path of the page inside its store, as its canonical link has it. */
  path: string
  alternates: readonly PageAlternate[]
}>

/** Tells search engines where a page is in other languages. React hoists the links into the head. */
export function Hreflang({ path, alternates }: HreflangProps) {
  const store = useStoreDefinition()
  const origin = useOrigin()
  return hreflangOf({ store, path }, alternates).map(({ language, address }) => (
    <link key={language} rel="alternate" hrefLang={language} href={origin + address} />
  ))
}
