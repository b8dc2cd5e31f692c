import { type ComponentType, lazy } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import type { MessageArea } from '../../i18n/areas.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { AreaMessages } from './AreaMessages.tsx'
import { loadAreaMessages } from './loadMessages.ts'

/** Returns the component with the messages of an area, which it loads before it first renders. */
export function withAreaMessages<Props extends object>(
  area: MessageArea,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  const inLanguage = (language: Language) =>
    lazy(async () => {
      const messages = await loadAreaMessages(language, area)
      return {
        default: (props: Props) => (
          <AreaMessages messages={messages}>
            <Component {...props} />
          </AreaMessages>
        ),
      }
    })
  const translated = { 'es-MX': inLanguage('es-MX'), 'de-DE': inLanguage('de-DE'), 'it-IT': inLanguage('it-IT') }
  return function Translated(props: Props) {
    const InLanguage = translated[useStoreDefinition().language]
    return <InLanguage {...props} />
  }
}
