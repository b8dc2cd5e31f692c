import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { StockNote_stock$key } from '../__generated__/StockNote_stock.graphql'
import { stockMessage } from './stockMessage.ts'
import styles from './StockNote.module.css'

type Props = Readonly<{
  /** Null if the stock failed to load; then nothing is shown. */
  stock: StockNote_stock$key | null | undefined
  /** True where a shopper decides: plain availability is shown too. */
  isAlwaysShown?: boolean
}>

const TONES = { available: 'good', fewLeft: 'few', outOfStock: 'none', volatile: 'few' } as const

/** Stock note, if relevant: "Quedan 2", "Agotado". */
export function StockNote({ stock, isAlwaysShown = false }: Props) {
  const data = useFragment(
    graphql`
      fragment StockNote_stock on Stock {
        status
        quantity
        isLow
      }
    `,
    stock,
  )
  const intl = useIntl()
  const message = data ? stockMessage({ status: data.status, quantity: data.quantity, isLow: data.isLow }) : null
  if (!message || (message.kind === 'available' && !isAlwaysShown)) return null
  const texts = {
    available: () => intl.formatMessage({ id: 'stock.available' }),
    fewLeft: () => intl.formatMessage({ id: 'stock.fewLeft' }, { quantity: data?.quantity }),
    outOfStock: () => intl.formatMessage({ id: 'stock.outOfStock' }),
    volatile: () => intl.formatMessage({ id: 'stock.volatile' }),
  }
  return <p className={`${styles.note} ${styles[TONES[message.kind]]}`}>{texts[message.kind]()}</p>
}
