import { useIntl } from 'react-intl'
import { COMPANY_ORDER_NUMBER_MAX_CHARACTERS } from '@hogar/schema/companyStore.ts'
import { TextField } from '../../design/forms/TextField.tsx'
import { useBuyer } from './useBuyer.ts'

type CompanyOrderNumberProps = Readonly<{ value: string; onChange: (text: string) => void }>

/** Field for the company's own number of an order. Nothing for a shopper who orders for themselves. */
export function CompanyOrderNumber({ value, onChange }: CompanyOrderNumberProps) {
  const intl = useIntl()
  const buyer = useBuyer()
  if (!buyer?.isForCompany || !buyer.isApproved) return null
  return (
    <TextField
      label={intl.formatMessage({ id: 'buyer.orderNumber' }, { company: buyer.company })}
      hint={intl.formatMessage({ id: 'buyer.orderNumberHint' })}
      autoComplete="off"
      maxLength={COMPANY_ORDER_NUMBER_MAX_CHARACTERS}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
