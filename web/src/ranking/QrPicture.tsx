import encodeQr from 'qr'

const QUIET_MODULES = 2

type QrPictureProps = Readonly<{
  /** What a scanner reads. */
  text: string
  /** What it is, for whoever does not see it. */
  label: string
  className: string | undefined
}>

/** A QR code as a drawing: dark on white whatever the theme, or scanners fail. */
export function QrPicture({ text, label, className }: QrPictureProps) {
  const modules = encodeQr(text, 'raw', { border: QUIET_MODULES })
  const size = modules.length
  const path = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
