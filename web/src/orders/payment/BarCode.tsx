import { useIntl } from 'react-intl'
import { code128Widths } from './code128.ts'
import styles from './OrderPayment.module.css'

const HEIGHT = 60
/** White modules on both sides; scanners need this quiet zone to find the code. */
const QUIET_ZONE = 10

/** Renders a payment reference as a Code 128 bar code, dark on white in every theme. */
export function BarCode({ text }: Readonly<{ text: string }>) {
  const intl = useIntl()
  const widths = code128Widths(text)
  if (widths === null) return null
  const { path, width } = barsOf(widths)
  return (
    <svg
      className={styles.barCode}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={intl.formatMessage({ id: 'orders.barCode' }, { reference: text })}
    >
      <path d={path} />
    </svg>
  )
}

/** Returns the bars as one SVG path, and the total width including quiet zones. */
function barsOf(widths: readonly number[]): Readonly<{ path: string; width: number }> {
  const starts = widths.map((_width, at) => widths.slice(0, at).reduce((sum, width) => sum + width, QUIET_ZONE))
  const bars = widths.flatMap((width, at) => (at % 2 === 0 ? `M${starts[at]} 0h${width}v${HEIGHT}h-${width}z` : []))
  return { path: bars.join(''), width: widths.reduce((sum, width) => sum + width, 2 * QUIET_ZONE) }
}
