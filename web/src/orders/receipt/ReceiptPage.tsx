import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../design/Button.tsx'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { ReceiptFacts } from './ReceiptFacts.tsx'
import { ReceiptLines } from './ReceiptLines.tsx'
import { ReceiptTotals } from './ReceiptTotals.tsx'
import styles from './ReceiptPage.module.css'
import type { ReceiptPage_receipt$key } from '../../__generated__/ReceiptPage_receipt.graphql'

type ReceiptPageProps = Readonly<{ receipt: ReceiptPage_receipt$key }>

/** Receipt of an order on one sheet, for printing and archiving. */
export function ReceiptPage({ receipt: receiptKey }: ReceiptPageProps) {
  const receipt = useFragment(
    graphql`
      fragment ReceiptPage_receipt on Receipt {
        number
        placedAt
        ...ReceiptLines_receipt
        ...ReceiptTotals_receipt
        ...ReceiptFacts_receipt
      }
    `,
    receiptKey,
  )
  const formatDate = useFormatDate()
  const { name } = useStoreDefinition()
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <div>
          <p className={styles.muted}>{name}</p>
          <h1 className={styles.title}>
            <FormattedMessage id="orders.receiptTitle" />
          </h1>
        </div>
        <div className={styles.print}>
          <Button variant="secondary" onClick={() => window.print()}>
            <FormattedMessage id="orders.receiptPrint" />
          </Button>
        </div>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>
            <FormattedMessage id="orders.receiptFolio" />
          </dt>
          <dd className={styles.folio}>{receipt.number}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="orders.receiptDate" />
          </dt>
          <dd>{formatDate(receipt.placedAt, 'dateTime')}</dd>
        </div>
        <ReceiptFacts receipt={receipt} />
      </dl>
      <ReceiptLines receipt={receipt} />
      <ReceiptTotals receipt={receipt} />
      <p className={styles.muted}>
        <FormattedMessage id="orders.receiptMasked" />
      </p>
    </article>
  )
}
