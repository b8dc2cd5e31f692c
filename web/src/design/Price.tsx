import { useMoney } from '../i18n/useMoney.ts'
import { classNames } from './classNames.ts'
import styles from './Price.module.css'

type Props = Readonly<{
  money: Readonly<{ amount: string; currencyCode: string }>
  /** `offer` for a price below the usual, `struck` for the usual one beside it. */
  tone?: 'plain' | 'offer' | 'struck'
  size?: 'small' | 'medium' | 'large'
}>

/** An amount as the store's country writes it. A struck price says in words what it is where it stands. */
export function Price({ money, tone = 'plain', size = 'medium' }: Props) {
  const formatMoney = useMoney()
  const Element = tone === 'struck' ? 's' : 'span'
  return <Element className={classNames(styles.price, styles[tone], styles[size])}>{formatMoney(money)}</Element>
}
