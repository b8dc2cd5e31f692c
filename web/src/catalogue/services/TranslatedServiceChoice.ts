import { withAreaMessages } from '../../i18n/withAreaMessages.tsx'
import { ServiceChoice } from './ServiceChoice.tsx'

/** Choice of services with its messages. */
export const TranslatedServiceChoice = withAreaMessages('productParts', ServiceChoice)
