import { useIntl } from 'react-intl'
import { RadioGroup } from '../../design/forms/RadioGroup.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { transferHoursValues } from './transferHoursValues.ts'
import type { PayMethod } from './usePayCredit.ts'

type PayMethodsProps = Readonly<{
  method: PayMethod
  /** Names of the credits that take no transfers. */
  cardAlone: readonly string[]
  /** Hours that a transfer takes; null if unknown. */
  transferHours: number | null | undefined
  onChange: (method: PayMethod) => void
}>

/** Ways to pay; a transfer is off, with the reason, where a credit takes none. */
export function PayMethods({ method, cardAlone, transferHours, onChange }: PayMethodsProps) {
  const { formatMessage } = useIntl()
  const { language } = useStoreDefinition()
  const names = new Intl.ListFormat(language).format(cardAlone)
  return (
    <RadioGroup
      legend={formatMessage({ id: 'creditPayments.method' })}
      value={method}
      onChange={(value) => onChange(value === 'TRANSFER' ? 'TRANSFER' : 'CARD')}
      options={[
        {
          value: 'CARD',
          label: formatMessage({ id: 'creditPayments.methodCard' }),
          description: formatMessage({ id: 'creditPayments.methodCardText' }),
        },
        {
          value: 'TRANSFER',
          label: formatMessage({ id: 'creditPayments.methodTransfer' }),
          description:
            cardAlone.length > 0
              ? formatMessage({ id: 'creditPayments.noTransfer' }, { names, count: cardAlone.length })
              : formatMessage({ id: 'creditPayments.methodTransferText' }, transferHoursValues(transferHours)),
          isDisabled: cardAlone.length > 0,
        },
      ]}
    />
  )
}
