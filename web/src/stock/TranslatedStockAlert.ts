import { withAreaMessages } from '../i18n/withAreaMessages.tsx'
import { NotifyWhenInStock } from './NotifyWhenInStock.tsx'

/** Form of a stock alert with its messages. */
export const TranslatedStockAlert = withAreaMessages('productParts', NotifyWhenInStock)
