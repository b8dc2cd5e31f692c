import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { sumMoney } from '../../catalogue/price/sumMoney.ts'
import { Button } from '../../design/Button.tsx'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { useMoney } from '../../i18n/useMoney.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { SharedCartRow } from './SharedCartRow.tsx'
import { lineKey } from '../lines/lineKey.ts'
import { sharedLines } from './sharedLines.ts'
import { useNotifyOutcome } from '../useNotifyOutcome.ts'
import styles from './SharedCartPage.module.css'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import { lineIdentity } from '../adding/lineToAdd.ts'
import type { SharedCartPage_sharedCart$key } from '../../__generated__/SharedCartPage_sharedCart.graphql'

type SharedCartPageProps = Readonly<{ sharedCart: SharedCartPage_sharedCart$key }>

/** Lines of a shared cart with checkboxes, and a button that adds the selected ones to the shopper's cart. */
export function SharedCartPage({ sharedCart: key }: SharedCartPageProps) {
  const shared = useFragment(
    graphql`
      fragment SharedCartPage_sharedCart on SharedCart {
        code
        expiresAt
        lines {
          sku
          optionsChecksum
          ...SharedCartRow_line
        }
        ...sharedLines_sharedCart
      }
    `,
    key,
  )
  const intl = useIntl()
  const formatDate = useFormatDate()
  const formatMoney = useMoney()
  const takeOver = useQueuedMutation('takeOverSharedCart')
  const notifyOutcome = useNotifyOutcome()
  const buyable = sharedLines(shared)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [takenCount, setTakenCount] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const chosen = [...buyable].filter(([name]) => !left.has(name)).map(([, line]) => line)
  const total = sumMoney(chosen.map(({ again, snapshot }) => ({ money: snapshot.unitPrice, times: again.quantity })))

  const choose = (name: string, isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((other) => other !== name) : [...left, name]))
  const take = async () => {
    setIsBusy(true)
    const lines = chosen.map(({ again }) => lineIdentity(again))
    const outcome = await takeOver({ input: { code: shared.code, lines } }, { lines: chosen })
    setIsBusy(false)
    if (outcome.kind !== 'refused') setTakenCount(chosen.length)
    notifyOutcome(outcome)
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>
          <FormattedMessage id="sharedCart.pageTitle" />
        </h1>
        <p className={styles.intro}>
          <FormattedMessage id="sharedCart.intro" />{' '}
          <FormattedMessage id="sharedCart.validUntil" values={{ day: formatDate(shared.expiresAt) }} />
        </p>
      </header>
      <ul className={styles.lines}>
        {shared.lines.map((line) => {
          const name = lineKey(line.sku, line.optionsChecksum)
          const isBuyable = buyable.has(name)
          return (
            <SharedCartRow
              key={name}
              line={line}
              isBuyable={isBuyable}
              isChosen={isBuyable && !left.has(name)}
              onChoose={(isChosen) => choose(name, isChosen)}
            />
          )
        })}
      </ul>
      <aside className={styles.summary} aria-label={intl.formatMessage({ id: 'cartPage.summaryTitle' })}>
        {total ? (
          <p className={styles.total} aria-live="polite">
            <FormattedMessage id="sharedCart.total" />
            <strong>{formatMoney(total)}</strong>
          </p>
        ) : null}
        <Button isFullWidth isBusy={isBusy} disabled={chosen.length === 0} onClick={() => void take()}>
          <FormattedMessage id="sharedCart.add" values={{ count: chosen.length }} />
        </Button>
        <output className={styles.taken}>
          {takenCount > 0 ? (
            <>
              <FormattedMessage id="sharedCart.added" values={{ count: takenCount }} />
              <StoreLink to="/checkout/cart" className={buttonStyle('secondary', true)}>
                <FormattedMessage id="cartPage.viewCart" />
              </StoreLink>
            </>
          ) : null}
        </output>
      </aside>
    </div>
  )
}
