import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import styles from './Services.module.css'

const SERVICES = [
  { icon: 'truck', title: 'home.deliveryTitle', text: 'home.deliveryText' },
  { icon: 'wallet', title: 'home.monthsTitle', text: 'home.monthsText' },
  { icon: 'return', title: 'home.returnsTitle', text: 'home.returnsText' },
] as const

/** Renders the shop's services beyond selling. */
export function Services() {
  const intl = useIntl()
  const titleId = useId()
  return (
    <section className={styles.services} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.hidden}>
        {intl.formatMessage({ id: 'home.services' })}
      </h2>
      {SERVICES.map(({ icon, title, text }) => (
        <div key={icon} className={styles.service}>
          <span className={styles.icon}>
            <Icon name={icon} size={28} />
          </span>
          <div>
            <h3 className={styles.title}>{intl.formatMessage({ id: title })}</h3>
            <p className={styles.text}>{intl.formatMessage({ id: text })}</p>
          </div>
        </div>
      ))}
    </section>
  )
}
