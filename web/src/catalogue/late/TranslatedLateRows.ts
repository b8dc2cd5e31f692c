import { withAreaMessages } from '../../i18n/withAreaMessages.tsx'
import { LateRows } from './LateRows.tsx'

/** Rows of products that load when a shopper scrolls near, with their messages. */
export const TranslatedLateRows = withAreaMessages('productParts', LateRows)
