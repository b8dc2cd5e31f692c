import type { ComponentProps } from 'react'
import { type IntlProvider, RawIntlProvider, createIntl, createIntlCache } from 'react-intl'

/**
 * Formatters of all pages of a server: making one of `Intl` takes longer than using it hundreds of times. Their number
 * is bounded by that of the messages and of the formats in code.
 */
const CACHE = createIntlCache()

/** Replacement of `IntlProvider` on the server, where a tree is rendered once: its formatters outlive the tree. */
export function SharedIntlProvider({ children, ...config }: ComponentProps<typeof IntlProvider>) {
  return <RawIntlProvider value={createIntl(config, CACHE)}>{children}</RawIntlProvider>
}
