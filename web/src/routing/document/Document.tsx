import type { ReactNode } from 'react'
import type { StoreDefinition } from '@hogar/schema/stores.ts'

type DocumentProps = Readonly<{ store: StoreDefinition; children: ReactNode }>

/**
 * Renders the whole page. React owns the head too, so that every component can add to it. The server hoists in styles
 * and scripts of the build, which are not part of the tree.
 */
export function Document({ store, children }: DocumentProps) {
  return (
    <html lang={store.language} data-store={store.code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
      </head>
      <body>{children}</body>
    </html>
  )
}
