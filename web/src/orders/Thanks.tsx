import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { buttonStyle } from '../design/buttonStyle.ts'
import { Icon } from '../design/Icon.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './OrderSuccessPage.module.css'

/** Thanks for an order without a number to show here; `children` give the reason. */
export function Thanks({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <span className={styles.mark}>
          <Icon name="check" size={32} />
        </span>
        <h1>
          <FormattedMessage id="orders.thanks" />
        </h1>
        <p>{children}</p>
        <StoreLink to="/" className={buttonStyle('secondary')}>
          <FormattedMessage id="orders.keepShopping" />
        </StoreLink>
      </header>
    </article>
  )
}
