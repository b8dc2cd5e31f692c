import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { createPortal } from 'react-dom'
import { Button } from '../../design/Button.tsx'
import { useBuyer } from './useBuyer.ts'
import { useSwitchBuyer } from './useSwitchBuyer.ts'
import styles from './BuyerBar.module.css'

/** Line below the header that says for whom a company's user shops, with the switch between company and oneself. */
export function BuyerBar() {
  const buyer = useBuyer()
  const [header, setHeader] = useState<Element | null>(null)
  const { switchTo, isBusy } = useSwitchBuyer()
  if (buyer === null) return null
  const { company, isForCompany, isWholesale, mayOrder } = buyer
  const forNamed = mayOrder ? 'buyer.forNamed' : 'buyer.viewNamed'
  const bar = (
    <div className={styles.bar} data-buyer={isForCompany ? 'company' : 'self'}>
      <p>
        <span>
          <FormattedMessage id={isForCompany ? forNamed : 'buyer.forSelf'} values={{ company }} />
        </span>
        {isForCompany && isWholesale ? (
          <span className={styles.prices}>
            <FormattedMessage id="buyer.wholesale" />
          </span>
        ) : null}
      </p>
      <Button variant="quiet" isBusy={isBusy} onClick={() => void switchTo(!isForCompany)}>
        {isForCompany ? (
          <FormattedMessage id="buyer.toSelf" />
        ) : (
          <FormattedMessage id="buyer.toCompany" values={{ company }} />
        )}
      </Button>
    </div>
  )
  return (
    <>
      <span ref={(anchor) => setHeader(anchor?.closest('header') ?? null)} hidden />
      {header ? createPortal(bar, header) : null}
    </>
  )
}
