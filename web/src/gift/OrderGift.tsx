import { FormattedMessage, useIntl } from 'react-intl'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderGift_order$key } from '../__generated__/OrderGift_order.graphql'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/overlays/Dialog.tsx'
import { GiftSlip } from './GiftSlip.tsx'
import { GiftText } from './GiftText.tsx'
import styles from './Gift.module.css'

/** Gift message of an order, with its slip without prices to print; nothing for an order without one. */
export function OrderGift({ order: key }: Readonly<{ order: OrderGift_order$key }>) {
  const order = useFragment(
    graphql`
      fragment OrderGift_order on Order {
        gift {
          ...GiftText_gift
        }
        ...GiftSlip_order
      }
    `,
    key,
  )
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  if (!order.gift) return null
  const title = intl.formatMessage({ id: 'gift.slip' })
  return (
    <section className={styles.section} aria-label={intl.formatMessage({ id: 'gift.title' })}>
      <GiftText gift={order.gift} />
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {title}
        </Button>
      </div>
      <Dialog
        title={title}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <Button onClick={() => window.print()}>
            <FormattedMessage id="gift.print" />
          </Button>
        }
      >
        <GiftSlip order={order} />
      </Dialog>
    </section>
  )
}
