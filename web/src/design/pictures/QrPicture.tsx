import encodeQr from 'qr'

const QUIET_MODULES = 2

type QrPictureProps = Readonly<{
  /** Encoded text. */
  text: string
  /** Accessible name. */
  label: string
  className: string | undefined
}>

/** QR code as SVG, dark on white in every theme, since scanners fail otherwise. */
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
