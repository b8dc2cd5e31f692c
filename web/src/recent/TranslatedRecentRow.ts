import { withAreaMessages } from '../i18n/withAreaMessages.tsx'
import { RecentRow } from './RecentRow.tsx'

/** Row of the products viewed on this device, with its messages. */
export const TranslatedRecentRow = withAreaMessages('productParts', RecentRow)
