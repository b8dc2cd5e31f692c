import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CancelLines_order$key } from '../__generated__/CancelLines_order.graphql'
import { UnitsOfLines } from './UnitsOfLines.tsx'

type CancelLinesProps = Readonly<{
  order: CancelLines_order$key
  units: ReadonlyMap<string, number>
  onChange: (units: ReadonlyMap<string, number>) => void
  error: string | undefined
}>

/** Units of each line to cancel; units that are already canceled cannot be chosen. */
export function CancelLines({ order, ...choice }: CancelLinesProps) {
  const { lines } = useFragment(
    graphql`
      fragment CancelLines_order on Order {
        lines {
          lineId
          name
          quantity
          canceledQuantity
        }
      }
    `,
    order,
  )
  const intl = useIntl()
  const left = lines.flatMap(({ lineId, name, quantity, canceledQuantity }) =>
    lineId && quantity > canceledQuantity ? [{ lineId, name, most: quantity - canceledQuantity }] : [],
  )
  return <UnitsOfLines legend={intl.formatMessage({ id: 'returns.whichLines' })} lines={left} {...choice} />
}
