import { use, useEffect, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PageAlternates_alternates$key } from '../__generated__/PageAlternates_alternates.graphql'
import { Hreflang } from './Hreflang.tsx'
import { PageAlternatesContext } from './PageAlternatesContext.ts'

type PageAlternatesProps = Readonly<{
  /** Path of the page inside its store, as its canonical link has it. */
  path: string
  /** Null when the other stores could not be asked. */
  alternates: PageAlternates_alternates$key | null | undefined
}>

/** Where else a page stands: for search engines in its head, for the store switch while it is on screen. */
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
  // Search engines read what the server answers: a browser neither needs the links nor loads the code for them.
  return import.meta.env.SSR ? <Hreflang path={path} alternates={places} /> : null
}
