import { use, useEffect, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PageAlternates_alternates$key } from '../__generated__/PageAlternates_alternates.graphql'
import { Hreflang } from './Hreflang.tsx'
import { PageAlternatesContext } from '../routing/PageAlternatesContext.ts'

type PageAlternatesProps = Readonly<{
  /** Canonical path of the page inside its store. */
  path: string
  /** Null when the other stores could not be read. */
  alternates: PageAlternates_alternates$key | null | undefined
}>

/** Publishes the same page in other stores: for search engines in its head, for the store switch while it is shown. */
export function PageAlternates({ path, alternates }: PageAlternatesProps) {
  const found = useFragment(
    graphql`
      fragment PageAlternates_alternates on Alternate @relay(plural: true) {
        path
        store {
          code
        }
      }
    `,
    alternates,
  )
  const places = useMemo(
    () => (found ?? []).map((alternate) => ({ path: alternate.path, storeCode: alternate.store.code })),
    [found],
  )
  const onScreenRef = use(PageAlternatesContext)
  useEffect(() => {
    onScreenRef.current = places
    return () => {
      onScreenRef.current = []
    }
  }, [onScreenRef, places])
  // Search engines read the server's answer: a browser neither needs the links nor loads their code.
  return import.meta.env.SSR ? <Hreflang path={path} alternates={places} /> : null
}
