import { useMoney } from '../i18n/useMoney.ts'
import { classNames } from './classNames.ts'
import styles from './Price.module.css'

type Props = Readonly<{
  money: Readonly<{ amount: string; currencyCode: string }>
  /** `offer` for a reduced price, `struck` for the regular price beside it. */
  tone?: 'plain' | 'offer' | 'struck'
  size?: 'small' | 'medium' | 'large'
}>

/** Amount in the format of the store's country. A struck price is also labelled in words. */
export function Price({ money, tone = 'plain', size = 'medium' }: Props) {
  const formatMoney = useMoney()
  const Element = tone === 'struck' ? 's' : 'span'
  return <Element className={classNames(styles.price, styles[tone], styles[size])}>{formatMoney(money)}</Element>
}
