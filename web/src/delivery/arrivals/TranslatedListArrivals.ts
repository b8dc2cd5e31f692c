import { withAreaMessages } from '../../i18n/withAreaMessages.tsx'
import { ListArrivals } from './ListArrivals.tsx'

/** Reads delivery days for a list, with the messages of their words. */
export const TranslatedListArrivals = withAreaMessages('productParts', ListArrivals)
