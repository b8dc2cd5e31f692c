import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BundleChoice_option$key } from '../__generated__/BundleChoice_option.graphql'
import { Checkbox } from '../design/Checkbox.tsx'
import { RadioGroup } from '../design/RadioGroup.tsx'
import { useMoney } from '../i18n/useMoney.ts'
import { sumMoney } from './sumMoney.ts'
import styles from './CustomOptionFields.module.css'

type Props = Readonly<{
  option: BundleChoice_option$key
  /** Ids of what is chosen. */
  chosen: readonly string[]
  onChange: (ids: readonly string[]) => void
}>

/** The empty answer of a choice that may be left out. */
const NONE = ''

/** One choice of a kit: one of its parts, or several. */
export function BundleChoice({ option, chosen, onChange }: Props) {
  const { title, isRequired, isMultiple, selections } = useFragment(
    graphql`
      fragment BundleChoice_option on BundleOption {
        title
        isRequired
        isMultiple
        selections {
          selectionId
          quantity
          product {
            name
            price {
              final {
                amount
                currencyCode
              }
            }
            stock {
              status
            }
          }
        }
      }
    `,
    option,
  )
  const intl = useIntl()
  const formatMoney = useMoney()
  const rows = selections.map(({ selectionId, quantity, product: { name, price, stock } }) => {
    const { amount, currencyCode } = price.final
    const isSoldOut = stock?.status === 'OUT_OF_STOCK'
    const total = sumMoney([{ money: { amount, currencyCode }, times: quantity }])
    return {
      value: selectionId,
      label: quantity === 1 ? name : `${quantity} × ${name}`,
      description: isSoldOut ? intl.formatMessage({ id: 'stock.outOfStock' }) : undefined,
      aside: total ? formatMoney(total) : undefined,
      isDisabled: isSoldOut,
    }
  })
  if (!isMultiple) {
    const none = { value: NONE, label: intl.formatMessage({ id: 'catalogue.noneOfThese' }) }
    return (
      <RadioGroup
        legend={title}
        options={isRequired ? rows : [...rows, none]}
        value={chosen[0] ?? (isRequired ? null : NONE)}
        onChange={(id) => onChange(id === NONE ? [] : [id])}
      />
    )
  }
  return (
    <fieldset>
      <legend className={styles.legend}>{title}</legend>
      {rows.map(({ value, label, aside, isDisabled }) => (
        <Checkbox
          key={value}
          label={aside ? `${label} (${aside})` : label}
          disabled={isDisabled}
          checked={chosen.includes(value)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, value] : chosen.filter((id) => id !== value))
          }
        />
      ))}
    </fieldset>
  )
}
